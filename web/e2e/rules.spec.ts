import { expect as soon } from '@playwright/test'
import { clean } from './axe'
import { fits, newGame, test, visitor } from './player'
import { GAMES } from './records'

// A busy machine takes its time.
const expect = soon.configure({ timeout: 20_000 })

for (const game of GAMES) {
  test(`the rules of ${game}: pictures, cards, search`, async ({ browser }) => {
    const page = await visitor(browser)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto('/rules')
    await page.locator(`a[href="/rules/${game}"]`).first().click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('figure .board svg').first()).toBeVisible()
    const cards = page.locator('[data-card]:visible')
    await expect(cards.first()).toBeVisible()
    const all = await cards.count()
    expect(all).toBeGreaterThan(5)
    for (const text of await cards.allInnerTexts()) expect(text.trim().length, `${game}: an empty card`).toBeGreaterThan(12)
    await page.getByRole('searchbox').fill('zzz')
    await expect(page.getByText('Nothing here has that name or does that.')).toBeVisible()
    const first = await page.locator('[data-card]').first().getAttribute('aria-label')
    await page.getByRole('searchbox').fill(first ?? '')
    await expect(cards.first()).toHaveAttribute('aria-label', first!)
    expect(await cards.count()).toBeLessThan(all)
    await page.getByRole('searchbox').fill('')
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    expect(complaints).toEqual([])
  })
}

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious on the rules, ${theme}`, async ({ browser }) => {
    const page = await visitor(browser, { theme })
    for (const path of ['/rules', ...GAMES.map((game) => `/rules/${game}`)]) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await clean(page)
    }
  })
}

test('a card has a link of its own', async ({ browser }) => {
  const page = await visitor(browser, { lang: 'pl' })
  await page.goto('/rules/adrenaline?card=weapon/railgun')
  await expect(page.locator('[data-card="weapon/railgun"]')).toBeFocused()
  await expect(page.locator('[data-card="weapon/railgun"]')).toBeInViewport()
})

test('the thing under the pointer is explained without leaving the table', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page)
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  await page.locator('svg.board [data-square=r1c1]').hover()
  await expect(page.locator('.look')).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Rules' })
  await expect(dialog).toBeVisible()
  await dialog.getByText('Seeing and shooting').click()
  await expect(dialog.getByText('figures never block it')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the rules page' })).toHaveAttribute('href', /^\/rules\/adrenaline/)
})

test('a first game is explained while it is played, once', async ({ browser }) => {
  const page = await visitor(browser, { coached: [] })
  await newGame(page)
  const coach = page.getByRole('region', { name: 'First game' })
  await expect(coach).toContainText('A figure that dies pays', { timeout: 30_000 })
  await clean(page)
  // By keyboard alone: the button has the focus.
  await page.keyboard.press('Enter')
  await expect(coach).toContainText('Discard one')
  // An answer is as good as a button.
  await page.locator('[data-offer]').first().click()
  await expect(coach).toContainText('Two actions a turn')
  await coach.getByRole('button', { name: 'Skip the help' }).click()
  await expect(coach).toBeHidden()
  const kept = await page.evaluate(() => localStorage.getItem('fireteam'))
  expect(JSON.parse(kept!)).toMatchObject({ coached: ['adrenaline'] })
  // It can be asked for again.
  await page.getByRole('button', { name: 'How to play' }).or(page.locator('.tools .tool').last()).first().click()
  await page.getByRole('button', { name: 'Explain this game while I play' }).click()
  await expect(coach).toContainText('A figure that dies pays')
})

test('the help of a first game fits on a phone', async ({ browser }) => {
  const page = await visitor(browser, { coached: [] }, { width: 390, height: 664 })
  await newGame(page)
  const coach = page.getByRole('region', { name: 'First game' })
  await expect(coach).toContainText('A figure that dies pays', { timeout: 30_000 })
  await fits(page)
  await expect(coach.getByRole('button', { name: 'Next' })).toBeInViewport()
  await coach.getByRole('button', { name: 'Next' }).click()
  // Of two cards alike nobody is asked which to discard.
  await expect(coach).toContainText(/Discard one|Two actions a turn/)
})
