// Pictures of the tables in the middle of a game, at every size that the tests measure: numbers do not say what is ugly.

import { test } from '@playwright/test'
import { visitor } from './player'
import { POSITIONS, SIZES } from './sizes'
import { staged } from './staged'

for (const game of POSITIONS) {
  for (const lang of ['en', 'pl'] as const) {
    test(`every size of ${game}, ${lang}`, async ({ browser }) => {
      const page = await visitor(browser, { lang, theme: lang === 'en' ? 'dark' : 'light' })
      await staged(page, game)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.waitForTimeout(400)
        await page.screenshot({ path: `shots/sizes/${game}-${width}x${height}-${lang}.png` })
      }
    })
  }
}
