// Pictures of the pages around the table: replay, rules, end, first game.

import { expect, test } from '@playwright/test'
import { newGame, prefer, visitor } from './player'
import { brought, GAMES } from './records'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const game of GAMES) {
  test(`replay, end and rules of ${game}`, async ({ browser }) => {
    test.setTimeout(400_000)
    const page = await visitor(browser)
    const replay = await brought(page, game)
    const pages = { replay: `${replay}?at=260`, rules: `/rules/${game}` }
    for (const lang of ['en', 'pl'] as const) {
      for (const theme of ['dark', 'light'] as const) {
        // One full set is enough to see the words, one to see the light.
        if (lang === 'pl' && theme === 'light') continue
        await prefer(page, { lang, theme })
        for (const [name, path] of Object.entries(pages)) {
          for (const [size, viewport] of Object.entries(SIZES)) {
            await page.setViewportSize(viewport)
            await page.goto(path)
            await page.waitForLoadState('networkidle')
            await page.waitForTimeout(200)
            await page.screenshot({ path: `shots/${name}-${game}-${size}-${lang}-${theme}.png`, fullPage: name === 'rules' })
            if (name !== 'replay') continue
            await page.locator('body').press('End')
            await page.getByRole('slider').press('End')
            await page.locator('.timeline .ways button').last().click()
            await expect(page.getByRole('dialog')).toBeVisible()
            await page.waitForTimeout(200)
            await page.screenshot({ path: `shots/end-${game}-${size}-${lang}-${theme}.png` })
          }
        }
      }
    }
  })
}

test('the first game’s help', async ({ browser }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await visitor(browser, { coached: [] }, viewport)
    await newGame(page)
    for (const name of ['you', 'question', 'board', 'hand', 'spawn']) {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `shots/coach-${name}-${size}.png` })
      await page.locator('.coach .primary').click()
    }
  }
})
