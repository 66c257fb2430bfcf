// Fingers and keys reach what a mouse reaches.

import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import { test, visitor } from './player'
import { faults, POSITIONS, smallTargets } from './sizes'
import { staged } from './staged'

/** A phone at a table that stands still, and the answers it has given. */
async function phone(page: Page, game: string): Promise<string[]> {
  const given: string[] = []
  await staged(page, game, {
    talk(said) {
      if ('choose' in said) given.push(...[said.choose].flat())
      return undefined
    },
  })
  return given
}

const small = { width: 390, height: 664 }

test('a first tap shows an answer, a second one takes it', async ({ browser }) => {
  const page = await visitor(browser, {}, small)
  const given = await phone(page, 'tf2-board')
  const figure = page.locator('svg [data-figure=blu-soldier]')
  await figure.tap()
  await expect(page.locator('.ahead')).toContainText('Blu Soldier: tap again to choose it')
  await page.locator('svg [data-figure=blu-scout]').tap()
  await expect(page.locator('.ahead')).toContainText('Blu Scout')
  expect(given).toEqual([])
  await page.locator('svg [data-figure=blu-scout]').tap()
  await expect.poll(() => given).toEqual(['@blu-scout'])
})

test('anybody who wants to can answer with one tap', async ({ browser }) => {
  const page = await visitor(browser, { preview: false }, small)
  const given = await phone(page, 'tf2-board')
  await page.locator('svg [data-figure=blu-soldier]').tap()
  await expect.poll(() => given).toEqual(['@blu-soldier'])
})

for (const position of POSITIONS) {
  test(`nothing explains itself to a mouse alone: ${position}`, async ({ browser }) => {
    const page = await visitor(browser)
    await staged(page, position)
    // What has a title is a button, or explains itself to keys and fingers too.
    const mute = page.locator('.table [title]').evaluateAll((all) => all.filter((one) => !one.closest('[data-thing], button, a')).map((one) => one.getAttribute('title')))
    expect(await mute).toEqual([])
  })
}

for (const game of ['adrenaline', 'adrenaline-team', 'tf2-board', 'tf2-turns']) {
  test(`what a thumb presses is large enough for it: ${game}`, async ({ browser }) => {
    const page = await visitor(browser, {}, small)
    await staged(page, game)
    const found: string[] = []
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    // Phones both ways, and tablets as wide as a desk.
    for (const [width, height] of [[390, 664], [390, 844], [844, 390], [820, 1180], [1280, 720], [1366, 950]] as const) {
      await page.setViewportSize({ width, height })
      for (const tab of ['Answer', 'Hand', 'Log']) {
        const panel = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab })
        if (await panel.isVisible()) await panel.click()
        const wrong = [...(await smallTargets(page)), ...(tab === 'Answer' && width >= 1200 ? await faults(page) : [])]
        found.push(...wrong.map((fault) => `${width}x${height}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

  test(`the keyboard reaches everything that explains itself: ${game}`, async ({ browser }) => {
    const page = await visitor(browser)
    await staged(page, game)
    const seen = new Set<string>()
    await page.keyboard.press('e')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      const at = page.locator('[data-thing]:focus')
      await expect(at).toHaveCount(1)
      seen.add(`${await at.evaluate((element) => (element.closest('.board') ? 'board' : element.closest('.players, .hand') ? 'beside' : 'elsewhere'))}`)
      await page.keyboard.press(key)
    }
    // From the board to what lies beside it, and everything says what it is.
    expect([...seen]).toEqual(expect.arrayContaining(['board', 'beside']))
    await expect(page.getByRole('tooltip')).toBeVisible()
    await clean(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.offers [data-offer]:focus')).toHaveCount(1)
  })
}
