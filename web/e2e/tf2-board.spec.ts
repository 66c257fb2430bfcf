import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { clean } from './axe'
import { autoplay, fits, stop, test, visitor, type Likes } from './player'

/** Somebody who uses the character's powers, then walks, and never passes. */
const FIGHTER = [
  '^(rocket-launcher|scattergun|flamethrower|grenade-launcher|minigun-burst|sniper-rifle|revolver|shotgun|syringe-gun|pistol)$',
  '^(heal|build-sentry|upgrade-sentry|lay-stickies|detonate|disguise|take-aim|sandvich)$',
]
/** Somebody who lets the other side win. */
const IDLER = ['^pass$', '^end$']

async function newGame(page: Page, mode: 'Capture the Flag' | 'Control Points'): Promise<void> {
  await page.goto('/new?game=tf2-board')
  await page.getByText(mode, { exact: true }).click()
  await page.locator('select').selectOption('easy')
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('svg.board')).toBeVisible()
}

/** A table in the middle of a game, at a question of mine. */
async function midgame(browser: Browser, likes: Likes, mode: Parameters<typeof newGame>[1], size?: { width: number; height: number }): Promise<Page> {
  const page = await visitor(browser, likes, size)
  await newGame(page, mode)
  await autoplay(page, FIGHTER)
  await expect.poll(() => page.locator('#log p').count(), { timeout: 90_000 }).toBeGreaterThan(120)
  await stop(page)
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  return page
}

for (const mode of ['Capture the Flag', 'Control Points'] as const) {
  test(`a whole game of ${mode} against a bot, with a reload in the middle`, async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await midgame(browser, {}, mode)
    const url = page.url()
    await page.reload()
    await expect(page.locator('svg.board')).toBeVisible()
    expect(page.url()).toBe(url)
    await autoplay(page, FIGHTER)
    const end = page.getByRole('dialog')
    await expect
      .poll(async () => (await end.isVisible()) || (await page.locator('#log p').count()) > 250, { timeout: 90_000 })
      .toBe(true)
    await autoplay(page, IDLER)
    await expect(end).toBeVisible({ timeout: 180_000 })
    await expect(end.locator('.podium li')).toHaveCount(2)
    await expect(end.getByRole('heading', { name: /Victory|You have won|draw/i })).toBeVisible()
    await clean(page)
  })
}

test('the maps follow the mode, and the one chosen is played on', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/new?game=tf2-board')
  const maps = page.getByRole('group', { name: 'Map' })
  await expect(maps.getByRole('radio')).toHaveCount(3)
  await page.getByText('Control Points', { exact: true }).click()
  await expect(maps.getByRole('radio')).toHaveCount(4)
  await expect(maps.locator('svg')).toHaveCount(4)
  await expect(page.getByRole('group', { name: 'Who goes first', exact: true }).getByRole('radio')).toHaveCount(3)
  await expect(maps.getByRole('radio', { name: 'Long Yards' })).toBeChecked()
  await maps.getByText('Three Yards').click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByLabel('Board: Three Yards')).toBeVisible()
})

test('two play each other, a third watches', async ({ browser }) => {
  test.setTimeout(240_000)
  const [ada, ben, cleo] = await Promise.all([visitor(browser), visitor(browser, { lang: 'pl' }), visitor(browser)])
  await ada.goto('/new?game=tf2-board')
  await ada.getByText('Control Points', { exact: true }).click()
  await ada.locator('select').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.getByLabel('Link to this table').inputValue()
  await ben.goto(new URL(link).pathname + new URL(link).search)
  await ben.getByRole('button', { name: 'Usiądź tutaj' }).click()
  await ben.getByRole('button', { name: 'Można zaczynać' }).click()
  await cleo.goto(new URL(link).pathname)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, ben, cleo]) await expect(page.locator('svg.board')).toBeVisible()
  await expect(cleo.locator('.hand')).toHaveCount(0)
  await Promise.all([autoplay(ada, FIGHTER), autoplay(ben, FIGHTER)])
  await expect.poll(() => cleo.locator('#log p').count(), { timeout: 120_000 }).toBeGreaterThan(32)
  await Promise.all([stop(ada), stop(ben)])
  // The same table, for every viewer and in every language.
  const places = (page: Page) =>
    page.locator('[data-figure]').evaluateAll((all) => all.map((g) => `${g.getAttribute('data-figure')} ${(g as SVGElement).style.transform}`))
  // The last answer may still be on its way to somebody.
  const seen = async () => (await Promise.all([ada, ben, cleo].map(places))).map((all) => all.join())
  await expect.poll(async () => new Set(await seen()).size, { timeout: 30_000 }).toBe(1)
  expect((await places(ada)).length).toBeGreaterThan(5)
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ browser }) => {
    const page = await midgame(browser, { theme }, 'Capture the Flag')
    await clean(page)
    await page.goto('/new?game=tf2-board')
    await expect(page.getByText('Who goes first', { exact: true })).toBeVisible()
    await clean(page)
  })
}

test('it fits a phone, in both modes', async ({ browser }) => {
  for (const mode of ['Capture the Flag', 'Control Points'] as const) {
    const phone = await midgame(browser, {}, mode, { width: 390, height: 844 })
    await fits(phone)
    expect(await phone.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    await phone.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Hand' }).click()
    await fits(phone)
    await phone.context().close()
  }
})

test('squares are chosen by arrow keys on the board', async ({ browser }) => {
  const page = await visitor(browser, { auto: false })
  await newGame(page, 'Capture the Flag')
  // A class, then one of six spawn spaces.
  await expect(page.locator('[data-offer=heavy]')).toBeVisible({ timeout: 30_000 })
  await page.locator('[data-offer=heavy]').click()
  await expect(page.locator('.square[data-offer]')).toHaveCount(6, { timeout: 30_000 })
  await page.keyboard.press('b')
  await expect(page.locator('.square:focus')).toHaveCount(1)
  const first = await page.locator('.square:focus').getAttribute('data-square')
  await page.keyboard.press('ArrowDown')
  const second = await page.locator('.square:focus').getAttribute('data-square')
  expect(second).not.toBe(first)
  await page.keyboard.press('Enter')
  const heavy = page.locator('[data-figure=blu-heavy]')
  await expect(heavy).toBeVisible({ timeout: 30_000 })
  // It stands on the square that was chosen.
  const middle = async (thing: Locator) => {
    const { x, y, width, height } = (await thing.boundingBox())!
    return { x: x + width / 2, y: y + height / 2, width }
  }
  const square = await middle(page.locator(`[data-square=${second}]`).first())
  await expect.poll(async () => Math.abs((await middle(heavy)).x - square.x) + Math.abs((await middle(heavy)).y - square.y)).toBeLessThan(square.width / 2)
})

test('what is not allowed says why, and an attack says its chance', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page, 'Capture the Flag')
  // Until one of mine is asked to walk.
  await autoplay(page, FIGHTER)
  await expect.poll(() => page.locator('[data-offer=end]').count(), { timeout: 60_000 }).toBe(1)
  await stop(page)
  await expect.poll(() => page.locator('[data-offer]').count(), { timeout: 30_000 }).toBeGreaterThan(0)
  await page.locator('[data-action]').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Roll 2 or more')
  await page.locator('.square:not([data-offer])').last().hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText('Why not?')
})
