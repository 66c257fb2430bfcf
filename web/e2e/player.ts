// Somebody who plays through the page: clicks what is offered, shoots when possible.

import { expect, test as plain, type Browser, type Page } from '@playwright/test'

/** Visitors leave when their test is over: a page left open goes on drawing and slows down the rest. */
export const test = plain.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

export interface Likes {
  lang?: 'en' | 'pl'
  theme?: 'dark' | 'light'
  speed?: 'normal' | 'fast' | 'off'
  auto?: boolean
  /** Games that need no explaining; all of them unless said. */
  coached?: string[]
  preview?: boolean
  scores?: boolean
  sound?: 'off' | 'turn' | 'all'
}

/** A fresh visitor with these preferences. */
export async function visitor(browser: Browser, likes: Likes = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 500 })
  const page = await context.newPage()
  await prefer(page, likes)
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

export const prefer = (page: Page, likes: Likes) =>
  page.addInitScript((text) => localStorage.setItem('fireteam', text), JSON.stringify({ lang: 'en', speed: 'off', coached: ['adrenaline', 'adrenaline-team', 'tf2-board', 'tf2-turns'], ...likes }))

/** Starts a short game against bots on the setup page. */
export async function newGame(page: Page): Promise<void> {
  await page.goto('/new?game=adrenaline')
  await page.getByText('Sudden death').click()
  await page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.locator('svg.board')).toBeVisible()
}

/** Answers taken before any other by the player of Adrenaline: shoot, then somebody, then grab. */
const SHOOTER = ['^shoot$', '^@', '^grab$']

/**
 * Clicks answers, in the list or on the board, until told to stop; runs inside the page so that a game takes seconds.
 * Takes the first that is liked, else any but a pass.
 */
export async function autoplay(page: Page, likes = SHOOTER): Promise<void> {
  await page.evaluate((likes) => {
    const liked = likes.map((like) => new RegExp(like))
    const pick = () => {
      const offers = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-offer]')]
      const words = offers.map((offer) => offer.dataset.offer ?? '')
      const wanted = liked.map((like) => words.findIndex((word) => like.test(word))).find((n) => n >= 0)
      const real = words.map((word, n) => ({ word, n })).filter(({ word }) => word !== 'pass')
      const any = real.length && Math.random() < 0.9 ? real[Math.floor(Math.random() * real.length)]?.n : words.indexOf('pass')
      offers[wanted ?? any ?? 0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    const w = window as unknown as { autoplay?: ReturnType<typeof setInterval> }
    clearInterval(w.autoplay)
    w.autoplay = setInterval(pick, 15)
  }, likes)
}

export const stop = (page: Page) =>
  page.evaluate(() => clearInterval((window as unknown as { autoplay?: ReturnType<typeof setInterval> }).autoplay))

/** Nothing sticks out sideways. */
export async function fits(page: Page): Promise<void> {
  const { width, inner } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, inner: innerWidth }))
  expect(width, page.url()).toBeLessThanOrEqual(inner)
}
