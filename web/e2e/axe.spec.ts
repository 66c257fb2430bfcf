// Nothing for a screen reader or a keyboard to stumble over, in any state of the page. Words and colours do not depend on
// each other: one language is looked at in the dark, the other in the light.

import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import { autoplay, stop, test, visitor, type Likes } from './player'
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
      for (const path of ['/', ...fresh, '/settings', '/about', '/nowhere', '/rules', '/rules/glossary', ...GAMES.map((game) => `/rules/${game}`)]) {
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

  test(`axe is content with what others ask of the reader: ${look}`, async ({ browser }) => {
    const page = await visitor(browser, likes)
    await staged(page, 'tf2-turns', {
      change: (all) => {
        const mine = all.you.seat ?? 0
        const other = 1 - mine
        Object.assign(all.table.seats[other]!, { who: 'person', name: 'Bob', here: false, yields_at: 1 })
        all.table.seats[mine]!.claims_at = 1
        all.undo = { n: 1, seat: other, to: Math.max(0, all.seq - 3), takes: [{ seat: other, decisions: 2 }], needs: [mine], agreed: [], until: Date.now() + 60_000 }
        all.chat = [{ n: 1, name: 'Bob', text: 'Hello?', at: 0, seat: other } as unknown as (typeof all.chat)[number]]
      },
    })
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await clean(page)
    await page.setViewportSize(PHONE)
    await clean(page)
  })

  test(`axe is content with a draft, and with powers: ${look}`, async ({ browser }) => {
    const page = await visitor(browser, likes)
    await page.goto('/new?game=adrenaline-team')
    await page.getByRole('button', { name: /^(Start now|Zaczynamy)$/ }).click()
    await expect(page.locator('[data-offer]').first()).toBeVisible()
    await clean(page)
    await page.goto('/new?game=adrenaline')
    await page.getByText(likes.lang === 'pl' ? 'Z nimi (tryb spoza instrukcji)' : 'With (house mode)').click()
    await clean(page)
    await page.getByRole('button', { name: /^(Start now|Zaczynamy)$/ }).click()
    await expect(page.locator('[data-offer]').first()).toBeVisible()
    await autoplay(page)
    await expect(page.locator('.players .drop').first()).toBeVisible({ timeout: 90_000 })
    await stop(page)
    await clean(page)
  })
}
