import { expect as soon, type Page } from '@playwright/test'
import { clean } from './axe'
import { fits, test, visitor } from './player'
import { brought, GAMES, recordFile } from './records'

// A busy machine takes its time.
const expect = soon.configure({ timeout: 20_000 })

const slider = (page: Page) => page.getByRole('slider', { name: 'Place in the game' })
const at = async (page: Page) => Number(await slider(page).inputValue())
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a record file is opened, stepped through, shared, and played on from', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles(recordFile('adrenaline'))
  await page.waitForURL('**/r/**')
  await expect(slider(page)).toBeVisible()
  const start = await at(page)

  await button(page, 'One decision on').click()
  await expect.poll(() => at(page)).toBeGreaterThan(start)
  const one = await at(page)
  await button(page, 'One turn on').click()
  await expect.poll(() => at(page)).toBeGreaterThan(one)
  await button(page, 'One turn back').click()
  await button(page, 'One decision back').click()
  await expect.poll(() => at(page)).toBeLessThan(one + 1)

  // Highlights, by button and by key.
  await button(page, 'To the next highlight').click()
  await expect.poll(() => at(page)).toBeGreaterThan(one)
  const kill = await at(page)
  await page.locator('body').press('ArrowDown')
  await expect.poll(() => at(page)).toBeGreaterThan(kill)

  // The list of moments leads to each of them.
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Moments' }).click()
  const moment = page.locator('.moments li button').first()
  await moment.click()
  await expect(moment).toBeVisible()

  // Through the eyes of a seat: nobody else's hand is open.
  await page.getByLabel('Seen through the eyes of').selectOption({ index: 2 })
  await expect(page.locator('section.hand')).toBeVisible()
  await expect(page).toHaveURL(/as=/)
  await slider(page).fill('120')
  await expect(page).toHaveURL(/at=120/)
  await page.waitForLoadState('networkidle')
  const url = page.url()
  const log = await page.locator('#log p').allInnerTexts()
  await page.goto('/about')
  await page.goto(url)
  await expect(slider(page)).toHaveValue('120')
  await expect.poll(() => page.locator('#log p').allInnerTexts()).toEqual(log)

  await button(page, 'Play on from here').click()
  await page.getByRole('dialog').getByText('easy', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await page.waitForURL('**/t/**')
  await expect(page.locator('svg.board')).toBeVisible()
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 60_000 })
})

test('a record that is none is refused in plain words, and a running game has no replay yet', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('not a record') })
  await expect(page.getByRole('alert')).toHaveText('This is not a record file.')
  await page.locator('[data-play=adrenaline]').click()
  await page.waitForURL('**/t/**')
  await page.goto(new URL(page.url()).pathname.replace('/t/', '/r/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game is still being played')
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible()
  await page.goto('/r/aaaaaaaaaaaaaa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such game')
})

for (const game of GAMES) {
  test(`a game of ${game} is replayed to its end`, async ({ browser }) => {
    const page = await visitor(browser)
    const path = await brought(page, game)
    await page.goto(path)
    const before = await at(page)
    await page.getByLabel('Speed').selectOption('4')
    await button(page, 'Play').click()
    await expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(before + 3)
    await button(page, 'Pause').click()
    await page.locator('body').press('End')
    await expect(slider(page)).toHaveValue((await slider(page).getAttribute('max'))!)
    await button(page, 'Result').click()
    const end = page.getByRole('dialog')
    await expect(end.locator('.podium li')).not.toHaveCount(0)
    await expect(end.getByRole('img').first()).toBeVisible()
    await expect(end.getByRole('heading', { name: 'Best moments' })).toBeVisible()
    await expect(end.getByRole('table', { name: 'Deadliest weapons' }).getByRole('row')).not.toHaveCount(0)
    await clean(page)
    // A best moment leads back to its place.
    await end.locator('.moments a').first().click()
    await expect(end).toBeHidden()
    await expect.poll(() => at(page)).toBeLessThan(Number(await slider(page).getAttribute('max')))
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
  })
}

test('who wants no motion has none: not where shots fly for others', async ({ browser }) => {
  /** The most things that move at once while a replay plays. */
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await visitor(browser, { speed: 'normal' })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${await brought(page, 'adrenaline')}?at=200`)
    await expect(slider(page)).toBeVisible()
    await page.locator('.star').last().click()
    const most = await page.evaluate(async () => {
      let most = 0
      for (let n = 0; n < 120; n += 1) {
        await new Promise((done) => requestAnimationFrame(done))
        const lasting = document.getAnimations().filter((motion) => Number(motion.effect?.getComputedTiming().duration) > 20)
        most = Math.max(most, lasting.length)
      }
      return most
    })
    return most
  }
  expect(await moving('no-preference')).toBeGreaterThan(0)
  expect(await moving('reduce')).toBe(0)
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious on a replay, ${theme}`, async ({ browser }) => {
    const page = await visitor(browser, { theme })
    await page.goto(`${await brought(page, 'adrenaline')}?at=200`)
    await expect(slider(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await clean(page)
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Moments' }).click()
    await clean(page)
    await button(page, 'Play on from here').click()
    await clean(page)
  })
}
