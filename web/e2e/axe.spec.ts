// Nothing for a screen reader or a keyboard to stumble over, in any state of the page. Words and colours do not depend on
// each other: one language is looked at in the dark, the other in the light.

import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import { test, visitor, type Likes } from './player'
import { brought, GAMES } from './records'
import { staged } from './staged'

const LOOKS: Likes[] = [{ lang: 'en', theme: 'dark' }, { lang: 'pl', theme: 'light' }]
const PHONE = { width: 390, height: 664 }

const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Close|Zamknij)$/ }).click()

for (const likes of LOOKS) {
  const look = `${likes.lang}, ${likes.theme}`

  for (const [size, viewport] of [['desk', undefined], ['phone', PHONE]] as const) {
    test(`axe is content with the pages around the table: ${look}, ${size}`, async ({ browser }) => {
      const page = await visitor(browser, likes, viewport)
      const fresh = GAMES.map((game) => `/new?game=${game}`)
      for (const path of ['/', ...fresh, '/settings', '/about', '/nowhere', ...GAMES.map((game) => `/rules/${game}`)]) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await clean(page)
      }
      await page.goto('/new?game=adrenaline')
      await page.getByLabel(/^(Seat|Miejsce) 2/).selectOption('open')
      await page.getByRole('button', { name: /^(Open the table|Otwórz stół)$/ }).click()
      await expect(page.getByRole('heading', { name: /^(Invite friends|Zaproś znajomych)$/ })).toBeVisible()
      await clean(page)
    })
  }

  for (const game of GAMES) {
    test(`axe is content with a match, its replay and its end: ${game}, ${look}`, async ({ browser }) => {
      const page = await visitor(browser, likes)
      await staged(page, game)
      await clean(page)
      await page.keyboard.press('?')
      await page.locator('summary').click()
      await clean(page)
      await close(page)
      await page.setViewportSize(PHONE)
      for (const tab of await page.getByRole('navigation', { name: /^Pane/ }).getByRole('button').all()) {
        await tab.click()
        await clean(page)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${await brought(page, game)}?at=260`)
      await expect(page.getByRole('slider')).toBeVisible()
      await clean(page)
      await page.getByRole('slider').press('End')
      await page.locator('.timeline .ways button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await clean(page)
    })
  }
}
