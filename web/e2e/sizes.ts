// What a table of a certain size shows, measured in the page: by rectangles, and by asking what lies at a point.
// Whatever is wrong comes back as a sentence.

import type { Page } from '@playwright/test'

export const SIZES = [
  [390, 664], [360, 560], [844, 390], [932, 430], [720, 450], [800, 600], [820, 1180], [1024, 768], [1280, 720], [1366, 650], [1440, 900], [2560, 1440],
] as const

/** Positions in the middle of a game: the modes of Adrenaline, one with six players, and The Board Game on a square map and on one like a ribbon. */
export const POSITIONS = [
  'adrenaline', 'adrenaline-domination', 'adrenaline-turret', 'adrenaline-bot', 'adrenaline-powers', 'adrenaline-team', 'tf2-board', 'tf2-board-strip', 'tf2-turns',
]

/** A thumb needs this many pixels. */
const TARGET = 40

/** Faults of the table as it lies there, with its answers in sight. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const SLACK = 1.5
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
    }
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown)
    /** Points of an element that lie on the screen and on itself: nothing is over them. */
    const bare = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.min(6, width / 4), Math.min(6, height / 4)]
      const points = [[width / 2, height / 2], [x, y], [width - x, y], [x, height - y], [width - x, height - y]] as const
      return points.filter(([dx, dy]) => {
        const hit = document.elementFromPoint(left + dx, top + dy)
        return hit !== null && element.contains(hit)
      }).length === points.length
    }
    const inside = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK
    }
    const name = (element: Element) => element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40) || element.className.toString()

    const question = document.querySelector('.question p')
    if (!question || !inside(question) || !bare(question)) wrong.push('the question is not to be seen')

    const offers = all('.offers [data-offer]')
    const whole = offers.filter((offer) => inside(offer) && bare(offer))
    if (whole.length < Math.min(3, offers.length)) wrong.push(`${whole.length} of ${offers.length} answers are to be seen`)
    for (const offer of whole) if (offer.scrollWidth > offer.clientWidth + SLACK) wrong.push(`the answer “${name(offer)}” is cut`)

    const board = document.querySelector('.board svg.board')
    const box = document.querySelector('.table > .board')
    if (!board || !box || !inside(box)) wrong.push('the board is not to be seen')
    else {
      const [inner, outer] = [board.getBoundingClientRect(), box.getBoundingClientRect()]
      if (inner.left < outer.left - SLACK || inner.right > outer.right + SLACK || inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK) {
        // Then it has to be near, where it can be moved and put back.
        if (!document.querySelector('.zoom.near')) wrong.push('the board is cut and cannot be moved')
      }
      if (outer.height < 135 || outer.width < 240) wrong.push(`the board has ${Math.round(outer.width)} x ${Math.round(outer.height)} pixels`)
    }

    const panels = all('body > div > header, .table > .status, .table > .board, .table > .lately, .players .own-board, .tabs, section.ask, section.hand, section.log, section.chat')
    for (const [n, one] of panels.entries()) {
      for (const other of panels.slice(n + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const scroller = document.querySelector('.players')
        // What a row to swipe through hides is not painted.
        if (scroller?.contains(one) !== scroller?.contains(other) && scroller && scroller.scrollWidth > scroller.clientWidth + SLACK) continue
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
        if (w > SLACK && h > SLACK) wrong.push(`“${name(one)}” and “${name(other)}” overlap`)
      }
    }
    for (const part of all('.table > .status')) {
      if (!inside(part) || part.scrollWidth > part.clientWidth + SLACK || part.scrollHeight > part.clientHeight + SLACK) wrong.push('the line of the turn is cut')
    }
    for (const part of all('.state > *')) if (part.scrollWidth > part.clientWidth + SLACK) wrong.push(`“${name(part)}” lies over what comes after it in the line of the turn`)
    const tabs = document.querySelectorAll('.tabs [aria-pressed=true]').length
    for (const hand of all('.sheet > .hand')) {
      // Beside the answers it is seen whole; in a tab of its own it may scroll.
      const [inner, outer] = [hand.getBoundingClientRect(), hand.parentElement!.getBoundingClientRect()]
      if (hand.scrollWidth > hand.clientWidth + SLACK) wrong.push(`the hand is ${hand.scrollWidth - hand.clientWidth} pixels too wide`)
      if (tabs > 1 && hand.scrollHeight > hand.clientHeight + SLACK) wrong.push('the hand is cut')
      if (inner.bottom > outer.bottom + SLACK) wrong.push('the hand hangs out of its panel')
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide')
    return wrong
  })

/** Faults of the players' boards, which may have a panel of their own or a row to swipe through. */
export const cutPlayers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5
    const panel = document.querySelector<HTMLElement>('.players')
    const boards = [...document.querySelectorAll<HTMLElement>('.players .own-board')]
    if (!panel || !boards.length) return ['there are no players']
    return boards.flatMap((board) => {
      const name = board.getAttribute('aria-label')?.split(':')[0] ?? 'somebody'
      board.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, right, bottom, width, height } = board.getBoundingClientRect()
      if (!width || !height) return [`${name} is not to be seen`]
      if (left < -SLACK || right > innerWidth + SLACK || top < -SLACK || bottom > innerHeight + SLACK) return [`${name} is cut by the screen`]
      const cut = [...board.querySelectorAll('strong, small, .label')].find((word) => word.scrollWidth > word.clientWidth + SLACK && getComputedStyle(word).display !== 'inline')
      if (cut) return [`“${cut.textContent}” is cut on the board of ${name}`]
      if (board.scrollHeight > board.clientHeight + SLACK || board.scrollWidth > board.clientWidth + SLACK) return [`the board of ${name} is too small for what is on it`]
      const points = [[8, 8], [width - 8, 8], [8, height - 8], [width - 8, height - 8]] as const
      const over = points.map(([dx, dy]) => document.elementFromPoint(left + dx, top + dy)).find((hit) => !board.contains(hit))
      return over === undefined ? [] : [`“${over?.className}” lies over ${name}`]
    })
  })

/** Things to hit with a finger that are too small for it. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a.button, header a')].filter((one) => one.getBoundingClientRect().width > 0)
    return shown.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height) < least - 0.5 ? [`“${one.getAttribute('aria-label') ?? one.textContent?.trim()}” has ${Math.round(width)} x ${Math.round(height)} pixels`] : []
    })
  }, TARGET)
