import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import { autoplay, fits, stop, test, visitor } from './player'

/** Fires and heals where it can, and activates everybody; walks otherwise. */
const LIKES = ['^(fire|flame|ground|heal|build)$', '^(red|green)\\d$', '^turret-', '^turret$', '^[nesw]$']
/** Lets the other side win soon. */
const LAZY = ['^end$', '^done$']

async function setUp(page: Page, mode: string): Promise<void> {
  await page.goto('/new?game=tf2-turns')
  await page.getByText(mode).click()
}

async function newGame(page: Page, mode: string): Promise<void> {
  await setUp(page, mode)
  await page.locator('select').selectOption('easy')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
}

/** Plays until so much has happened, and stops at a question. */
async function midgame(page: Page, lines: number): Promise<void> {
  await autoplay(page, LIKES)
  await expect.poll(() => page.locator('#log p').count(), { timeout: 90_000 }).toBeGreaterThan(lines)
  await stop(page)
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
}

for (const mode of ['Capture the flag', 'Control points']) {
  test(`a whole game against a bot, with a reload in the middle: ${mode}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const page = await visitor(browser)
    await newGame(page, mode)
    // The team is chosen by clicks on the cards themselves.
    const card = page.locator('[data-kind=scout]')
    await expect(card).toHaveClass(/offer/, { timeout: 30_000 })
    await card.click()
    await expect(page.locator('.question')).toContainText('5 units')
    await expect(page.locator('[data-team=red] .name').first()).toHaveText('Scout')
    // What the other side chooses stays secret.
    await expect(page.locator('[data-team=green] .name').first()).toHaveText('secret')
    await midgame(page, 80)
    const log = page.locator('#log p')
    await page.reload()
    await expect(page.locator('svg.board')).toBeVisible()
    expect(await log.count()).toBeGreaterThan(80)
    await autoplay(page, LAZY)
    const end = page.getByRole('dialog')
    await expect(end).toBeVisible({ timeout: 120_000 })
    await expect(end.locator('.podium li')).toHaveCount(2)
    await expect(end.getByRole('link', { name: 'Download the record' })).toBeVisible({ timeout: 30_000 })
  })
}

test('two play each other, a third watches', async ({ browser }) => {
  test.setTimeout(180_000)
  const [ada, ben, cleo] = await Promise.all([visitor(browser), visitor(browser, { lang: 'pl' }), visitor(browser)])
  await setUp(ada, 'Control points')
  await ada.locator('select').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = new URL(await ada.getByLabel('Link to this table').inputValue())
  await ben.goto(link.pathname + link.search)
  await ben.getByRole('button', { name: 'Usiądź tutaj' }).click()
  await ben.getByRole('button', { name: 'Można zaczynać' }).click()
  await cleo.goto(link.pathname)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, ben, cleo]) await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  // Both choose at once; nobody sees what the other takes.
  for (const page of [ada, ben]) await expect(page.locator('[data-kind=heavy]')).toHaveClass(/offer/, { timeout: 30_000 })
  await ben.locator('[data-kind=heavy]').click()
  await expect(ben.locator('[data-team=green] .name').first()).toHaveText('Gruby')
  await expect(cleo.locator('#log p').last()).toHaveText('Green has chosen a unit in secret.')
  await expect(ada.locator('[data-team=green] .name').first()).toHaveText('secret')
  await Promise.all([autoplay(ada, LIKES), autoplay(ben, LIKES)])
  await expect.poll(() => cleo.locator('#log p').count(), { timeout: 90_000 }).toBeGreaterThan(90)
  await Promise.all([stop(ada), stop(ben)])
  // The same table, for every viewer and in every language.
  await expect(cleo.locator('.hand')).toHaveCount(0)
  const places = (page: Page) =>
    page.locator('[data-unit]').evaluateAll((all) => all.map((unit) => `${unit.getAttribute('data-unit')} ${(unit as SVGElement).style.transform}`).sort().join('\n'))
  for (const page of [ben, cleo]) await expect.poll(async () => (await places(page)) === (await places(ada)), { timeout: 30_000 }).toBe(true)
})

test('by keyboard on the board, with reasons for what is not offered', async ({ browser }) => {
  const page = await visitor(browser, { auto: false })
  await newGame(page, 'Capture the flag')
  const question = page.locator('.question')
  for (let n = 0; n < 6; n += 1) {
    await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
    const before = await question.innerText()
    await page.keyboard.press(String(n + 1))
    await expect(question).not.toHaveText(before, { timeout: 30_000 })
  }
  // Units are placed with the arrow keys.
  await expect(question).toContainText('begin', { timeout: 30_000 })
  for (let n = 0; n < 6; n += 1) {
    await expect(question).toContainText(`${n + 1} begin`, { timeout: 30_000 })
    await page.keyboard.press('b')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('svg [data-offer]:focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
  }
  await expect(question).toContainText('whom do you activate', { timeout: 60_000 })
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('movement points', { timeout: 30_000 })
  // Nobody fires out of the spawn area: the greyed answer says so.
  await page.locator('.missing').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Why not?')
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ browser }) => {
    const page = await visitor(browser, { theme })
    await newGame(page, theme === 'dark' ? 'Capture the flag' : 'Control points')
    await midgame(page, 60)
    await clean(page)
  })
}

async function concede(page: Page): Promise<void> {
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Help' }).click()
  const concede = page.getByRole('button', { name: 'Concede the match' })
  await concede.click()
  await concede.click()
}

test('two games with sides swapped have one verdict', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page, 'Capture the flag')
  await concede(page)
  await page.getByRole('button', { name: 'Second game, sides swapped' }).click()
  await expect(page.getByText('Second game of a fair match')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await concede(page)
  await expect(page.getByRole('dialog', { name: 'You have lost. Victory for Red.' })).toBeVisible()
  await expect(page.getByText('Over both games, the fair match goes to Bot, easy.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
})

test('a player who gives up has to say it twice', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page, 'Capture the flag')
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  // It is not among the answers that a finger could hit by chance.
  await expect(page.locator('[data-offer=concede]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Concede the match' }).click()
  await page.getByRole('button', { name: 'No, play on' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await concede(page)
  await expect(page.getByRole('dialog', { name: 'You have lost. Victory for Green.' })).toBeVisible()
  await expect(page.locator('#log p', { hasText: 'Red concedes.' })).toHaveCount(1)
})

test('a phone shows it all', async ({ browser }) => {
  const phone = await visitor(browser, { lang: 'pl' }, { width: 390, height: 844 })
  await phone.goto('/new?game=tf2-turns')
  await expect(phone.locator('h1')).toBeVisible()
  await fits(phone)
  await phone.getByText('Punkty kontrolne').click()
  await phone.getByRole('button', { name: 'Zaczynamy' }).click()
  await expect(phone.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  await midgame(phone, 50)
  await fits(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  for (const tab of ['Ręka', 'Dziennik', 'Czat', 'Odpowiedź']) {
    await phone.getByRole('navigation', { name: 'Panele' }).getByRole('button', { name: tab }).click()
    await expect(phone.locator(`section[aria-label="${tab}"]`)).toBeVisible()
    await fits(phone)
    // The log opens at what happened last.
    if (tab === 'Dziennik') await expect(phone.locator('#log p').last()).toBeInViewport()
  }
})
