import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import { autoplay, fits, stop, test, visitor } from './player'
import { staged } from './staged'

/** Characters act, shoot somebody, and grab what is there. */
const LIKES = ['^shoot$', '^@', '^basic$', '^grab$']

async function setUp(page: Page, black: number, white: number) {
  await page.goto('/new?game=adrenaline-team')
  await page.getByRole('group', { name: 'Players of the black team' }).getByText(`${black},`).click()
  await page.getByRole('group', { name: 'Players of the white team' }).getByText(`${white},`).click()
}

test('a whole game of one against one, with a reload in the middle', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await visitor(browser)
  await setUp(page, 1, 1)
  await page.getByLabel('White 1').selectOption('easy')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('[data-draft]')).toHaveCount(6, { timeout: 30_000 })
  // Somebody is drafted by a click on the card itself.
  const choice = page.locator('[data-draft].offer').first()
  await expect(choice).toBeVisible({ timeout: 30_000 })
  await choice.click()
  await autoplay(page, LIKES)
  const log = page.locator('#log p')
  await expect.poll(() => log.count(), { timeout: 60_000 }).toBeGreaterThan(80)
  await stop(page)
  await page.reload()
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  expect(await log.count()).toBeGreaterThan(80)
  await autoplay(page, LIKES)
  const end = page.getByRole('dialog')
  await expect(end).toBeVisible({ timeout: 150_000 })
  await expect(end.locator('.podium li')).toHaveCount(2)
  await expect(end.getByRole('rowheader', { name: 'Flushes' })).toBeVisible()
})

test('two share a team, a bot is the other, a fourth watches', async ({ browser }) => {
  test.setTimeout(240_000)
  const [ada, ben, cleo] = await Promise.all([visitor(browser), visitor(browser, { lang: 'pl' }), visitor(browser)])
  await setUp(ada, 2, 1)
  await ada.getByLabel('Black 2').selectOption('open')
  await ada.getByLabel('White 1').selectOption('easy')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = new URL(await ada.getByLabel('Link to this table').inputValue())
  await ben.goto(link.pathname + link.search)
  await ben.getByRole('button', { name: 'Usiądź tutaj' }).click()
  await ben.getByRole('button', { name: 'Można zaczynać' }).click()
  await cleo.goto(link.pathname)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, ben, cleo]) await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  await expect(cleo.locator('.hand')).toHaveCount(0)
  // What the team decides together both are asked, and each page says for whom it answers.
  for (const page of [ada, ben]) await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  await expect(ada.locator('.as')).toHaveText('you answer for Black')
  await expect(ben.locator('.as')).toHaveText('odpowiadasz jako czarny zespół')
  await Promise.all([autoplay(ada, LIKES), autoplay(ben, LIKES)])
  // Play on until the controller of the shared character has been chosen.
  await expect(cleo.locator('#log p', { hasText: 'controls' }).first()).toBeAttached({ timeout: 60_000 })
  await expect.poll(() => cleo.locator('#log p').count(), { timeout: 60_000 }).toBeGreaterThan(80)
  await Promise.all([stop(ada), stop(ben)])
  await expect(ada.locator('.shared')).toHaveText(/shared: .*Black [12]/)
  // The same table, for every viewer and in every language.
  const boards = (page: Page) => page.locator('.players article').evaluateAll((all) => all.map((one) => one.querySelectorAll('.drop, .stock .full').length))
  const alike = async () => new Set((await Promise.all([ada, ben, cleo].map(boards))).map((all) => JSON.stringify(all))).size
  await expect.poll(alike, { timeout: 30_000 }).toBe(1)
  // Open hands: teammates see each other's powerups, a watcher nobody's.
  await expect(cleo.locator('.players .card')).toHaveCount(0)
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious at the table, ${theme}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await visitor(browser, { theme })
    for (const game of ['adrenaline', 'adrenaline-team']) {
      await staged(page, game)
      for (const [width, height] of [[1440, 900], [390, 844]] as const) {
        await page.setViewportSize({ width, height })
        await clean(page)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}

test('the table fits, on a phone and on a desk, and its panels do', async ({ browser }) => {
  const phone = await visitor(browser, { lang: 'pl' }, { width: 390, height: 844 })
  await staged(phone, 'adrenaline-team')
  const scrolls = () => phone.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await fits(phone)
  expect(await scrolls()).toBeLessThanOrEqual(0)
  for (const tab of ['Ręka', 'Dziennik', 'Czat', 'Odpowiedź']) {
    await phone.getByRole('navigation', { name: 'Panele' }).getByRole('button', { name: tab }).click()
    await expect(phone.locator(`section[aria-label="${tab}"]`)).toBeVisible()
    await fits(phone)
  }
  await phone.setViewportSize({ width: 1440, height: 900 })
  await fits(phone)
  expect(await scrolls()).toBeLessThanOrEqual(0)
  // Nothing of the players' column is hidden below its end.
  const hidden = await phone.locator('.players').evaluate((column) => column.scrollHeight - column.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
})

test('a square says what lies on it', async ({ browser }) => {
  const page = await visitor(browser)
  await staged(page, 'adrenaline-team')
  await page.locator('[data-square]:not(.offer)').last().hover({ position: { x: 12, y: 30 } })
  await expect(page.getByRole('tooltip')).toContainText('Spawnpoint: yellow')
})

test('an answer shows what it would do before it is given', async ({ browser }) => {
  const page = await visitor(browser)
  await setUp(page, 1, 1)
  await page.getByRole('button', { name: 'Start now' }).click()
  const offer = page.locator('.panel-ask [data-offer]').first()
  await expect(offer).toBeVisible({ timeout: 30_000 })
  await offer.hover()
  await expect(page.locator('.ahead')).toContainText('Black takes', { timeout: 20_000 })
})
