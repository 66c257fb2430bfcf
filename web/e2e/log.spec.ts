// The log is the table's: two tabs of one player read the same, after an undo too.

import { expect, type Page } from '@playwright/test'
import { autoplay, newGame, stop, test, visitor } from './player'

const lines = (page: Page) => page.locator('#log p').allInnerTexts()

test('two tabs have one log, and an undo takes its lines back in both', async ({ browser }) => {
  const page = await visitor(browser, { auto: false })
  await newGame(page)
  await autoplay(page)
  await expect.poll(async () => (await lines(page)).length, { timeout: 60_000 }).toBeGreaterThan(230)
  await stop(page)
  // A question with a single answer is no decision.
  const offers = page.locator('.offers [data-offer]')
  await expect
    .poll(async () => {
      if ((await offers.count()) === 1) await offers.first().click()
      return offers.count()
    }, { timeout: 60_000 })
    .toBeGreaterThan(1)
  const tab = await page.context().newPage()
  await tab.addInitScript((text) => localStorage.setItem('fireteam', text), await page.evaluate(() => localStorage.getItem('fireteam') ?? ''))
  await tab.goto(page.url())
  await expect(tab.locator('svg.board')).toBeVisible()
  await expect.poll(() => lines(tab)).toEqual(await lines(page))
  const before = await lines(page)

  // An answer of which nothing is told leaves the log as it was, so the next one is as good.
  await expect
    .poll(async () => {
      if ((await lines(page)).length === before.length) await offers.first().click()
      return lines(page)
    })
    .not.toEqual(before)
  await expect(offers.first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('u')
  await expect(page.locator('#log p').last()).toHaveText(/took back one decision\.|took back \d+ decisions\./)
  await expect.poll(async () => (await lines(page)).slice(0, -1)).toEqual(before)
  await expect.poll(() => lines(tab)).toEqual(await lines(page))

  await tab.reload()
  await expect.poll(() => lines(tab)).toEqual(await lines(page))
})
