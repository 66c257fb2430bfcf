// Pictures of Taking Turns in the middle of both modes, to be looked at.

import { expect, test, type Page } from '@playwright/test'
import { autoplay, prefer, stop, visitor } from './player'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const LIKES = ['^(fire|flame|ground|heal|build)$', '^(red|green)\\d$', '^turret-', '^turret$', '^[nesw]$']

/** Plays until somebody is hurt and my unit is asked what to do; somebody who plays like this soon loses. */
async function midgame(page: Page, mode: string): Promise<string> {
  await page.goto('/new?game=tf2-turns')
  await page.getByText(mode).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  await autoplay(page, LIKES)
  await expect
    .poll(async () => (await page.locator('#log p', { hasText: / health left/ }).count()) >= 3 || (await page.getByRole('dialog').count()) > 0, { timeout: 120_000 })
    .toBe(true)
  await stop(page)
  // On to a unit that may walk and act.
  for (let n = 0; n < 12 && !(await page.locator('.question', { hasText: 'movement point' }).count()); n += 1) {
    await page.locator('.offers [data-offer]').first().click({ timeout: 10_000 }).catch(() => undefined)
    await page.waitForTimeout(300)
  }
  return new URL(page.url()).pathname
}

for (const [name, mode] of [['ctf', 'Capture the flag'], ['cp', 'Control points']] as const) {
  test(`pictures of ${name}`, async ({ browser }) => {
    test.setTimeout(400_000)
    const page = await visitor(browser)
    const table = await midgame(page, mode)
    for (const lang of ['en', 'pl'] as const) {
      for (const theme of ['dark', 'light'] as const) {
        await prefer(page, { lang, theme })
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport)
          await page.goto(table)
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(600)
          await page.screenshot({ path: `shots/tf2-turns-${name}-${size}-${lang}-${theme}.png` })
        }
      }
    }
    // What an answer would do.
    await page.setViewportSize(SIZES.desktop)
    await page.locator('svg [data-offer]').last().hover({ timeout: 5000 }).catch(() => undefined)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `shots/tf2-turns-${name}-pointed.png` })
  })
}
