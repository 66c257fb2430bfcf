// Pictures of every page and of a table in the middle of a game, to be looked at.

import { expect, test, type Page } from '@playwright/test'
import { autoplay, newGame, prefer, stop, visitor } from './player'
import { staged } from './staged'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Plays until there is something to see: figures hurt, weapons in my hand, my question. */
async function midgame(page: Page): Promise<string> {
  await newGame(page)
  await autoplay(page)
  await expect
    .poll(async () => (await page.locator('.players .drop').count()) >= 9 && (await page.locator('.hand .weapon').count()) >= 2, { timeout: 90_000 })
    .toBe(true)
    .catch(() => undefined)
  await stop(page)
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).pathname
}

test('pictures', async ({ browser }) => {
  test.setTimeout(400_000)
  const page = await visitor(browser)
  const table = await midgame(page)
  await page.goto('/new?game=adrenaline')
  await page.getByLabel('Seat 2').selectOption('open')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible()
  const lobby = new URL(page.url()).pathname
  await staged(page, 'adrenaline-team')
  const team = new URL(page.url()).pathname
  const pages = {
    home: '/', new: '/new?game=adrenaline', 'new-team': '/new?game=adrenaline-team', 'new-board': '/new?game=tf2-board', 'new-turns': '/new?game=tf2-turns', lobby, table, 'table-team': team, settings: '/settings', about: '/about', missing: '/nowhere',
  }
  for (const lang of ['en', 'pl'] as const) {
    for (const theme of ['dark', 'light'] as const) {
      await prefer(page, { lang, theme })
      for (const [name, path] of Object.entries(pages)) {
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(150)
          await page.screenshot({ path: `shots/${name}-${size}-${lang}-${theme}.png`, fullPage: !name.startsWith('table') })
        }
      }
    }
  }
  // The end of the same game.
  await prefer(page, { lang: 'en', theme: 'dark' })
  await page.setViewportSize(SIZES.desktop)
  await page.goto(table)
  await autoplay(page)
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 120_000 })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: 'shots/end-desktop-en-dark.png' })
  await page.setViewportSize(SIZES.phone)
  await page.screenshot({ path: 'shots/end-phone-en-dark.png' })
})

/** Somebody who puts much on the board. */
const SHOWY = ['^(lay-stickies|build-sentry|heal|sandvich|disguise)$', '^(rocket-launcher|flamethrower|scattergun|minigun-burst)$']

for (const mode of ['ctf', 'cp'] as const) {
  test(`pictures of the board game, ${mode}`, async ({ browser }) => {
    test.setTimeout(400_000)
    const page = await visitor(browser)
    await page.goto('/new?game=tf2-board')
    await page.getByText(mode === 'ctf' ? 'Capture the Flag' : 'Control Points').click()
    await page.getByRole('button', { name: 'Start now' }).click()
    await expect(page.locator('svg.board')).toBeVisible()
    // Until somebody has died, markers are out and one of mine may walk and act.
    await autoplay(page, SHOWY)
    const rich = () =>
      page.evaluate((least) => {
        const offers = [...document.querySelectorAll('[data-offer]')].map((offer) => offer.getAttribute('data-offer') ?? '')
        const walks = offers.includes('end') && offers.filter((offer) => /^r\d/.test(offer)).length > 8 && offers.some((offer) => /^[a-z]+-?[a-z]*$/.test(offer) && offer !== 'end')
        // Control Points can be over soon: there it is enough that the match is under way.
        const away = document.querySelectorAll('.players .away').length
        return walks && (away > 0 || least < 100) && document.querySelectorAll('#log p').length > least
      }, mode === 'cp' ? 25 : 200)
    await expect
      .poll(async () => {
        await stop(page)
        await page.waitForTimeout(60)
        if (await rich()) return true
        await autoplay(page, SHOWY)
        return false
      }, { timeout: 150_000, intervals: [150] })
      .toBe(true)
      .catch(() => undefined)
    await stop(page)
    const table = new URL(page.url()).pathname
    for (const lang of ['en', 'pl'] as const) {
      for (const theme of ['dark', 'light'] as const) {
        await prefer(page, { lang, theme })
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport)
          await page.goto(table)
          await expect(page.locator('svg.board')).toBeVisible()
          await page.waitForLoadState('networkidle')
          const square = page.locator('.square[data-offer]').last()
          if (size === 'desktop' && (await square.count())) await square.hover({ force: true })
          await page.waitForTimeout(600)
          await page.screenshot({ path: `shots/tf2-board-${mode}-${size}-${lang}-${theme}.png` })
        }
      }
    }
  })
}
