// A table can be played at every size: phones with their bars, phones on their side, a desk at 200 %, laptops, large screens.

import { expect, type Page } from '@playwright/test'
import type { All } from '../src/wire/wire'
import { test, visitor } from './player'
import { cutPlayers, faults, POSITIONS, SIZES } from './sizes'
import { staged } from './staged'

/** As long as the catalogue gets. */
const LONG = {
  question: 'Drużyna czarna: wszystkie postacie wykonały akcje. Zagrajcie kartę zdolności albo zakończcie turę.',
  answers: [
    'Strzelaj przed siebie z karabinu maszynowego: trafienie 83 %, zabicie 45 %, średnie obrażenia 34',
    'Skok adrenaliny: zabierz ekwipunek (ruch o najwyżej dwa pola)',
    'Inżynier 3 (Zieloni): bezbronny przy pracy, 3 pewne trafienia (100 %), zabicie 100 %, średnie obrażenia 60',
    'Zakończ turę',
    'Zagraj Celownik laserowy i zapłać czerwoną kostką',
  ],
}

/** The same position, asked in the longest words; the line of the turn says most before the last one. */
function wordy(all: All): void {
  Object.assign(all.view ?? {}, { last_turn: false })
  const ask = all.asks[0]
  if (!ask) return
  ask.question = { id: LONG.question }
  ask.offers = LONG.answers.map((answer, n) => ({ text: `long-${n}`, label: { id: answer } }))
}

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Pane/ })

/** Everything wrong with this table at this size. */
async function wrong(page: Page, width: number, height: number): Promise<string[]> {
  // Lines break anew, the answers say what they need, the board gives way: a few frames.
  const settled = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    })
  await page.setViewportSize({ width, height })
  await settled()
  const answers = tabs(page).getByRole('button', { name: /^(Answer|Odpowiedź)$/ })
  if (await answers.isVisible()) await answers.click()
  await page.mouse.move(1, 1)
  await settled()
  const at = (fault: string) => `${width}x${height}: ${fault}`
  const found = await faults(page)
  const others = tabs(page).getByRole('button', { name: /^(Players|Gracze)$/ })
  if (await others.isVisible()) await others.click()
  // What lies under a resting mouse explains itself, over its neighbours.
  await page.mouse.move(1, 1)
  found.push(...(await cutPlayers(page)))
  return found.map(at)
}

/** How much of the screen the drawing of the board has: what is painted, not the box it lies in. */
const painted = (page: Page) =>
  page.locator('.board svg.board').evaluate((board: SVGSVGElement) => {
    const { width, height } = board.getBoundingClientRect()
    const { width: w, height: h } = board.viewBox.baseVal
    const scale = Math.min(width / w, height / h)
    return (w * scale * h * scale) / (innerWidth * innerHeight)
  })

for (const position of POSITIONS) {
  for (const words of ['en', 'pl', 'long'] as const) {
    test(`every size shows question, answers, board and players: ${position}, ${words}`, async ({ browser }) => {
      const page = await visitor(browser, { lang: words === 'en' ? 'en' : 'pl' })
      await staged(page, position, words === 'long' ? { change: wordy } : {})
      const found: string[] = []
      for (const [width, height] of SIZES) found.push(...(await wrong(page, width, height)))
      expect(found).toEqual([])
    })
  }

  test(`a laptop gives nearly half of its screen to the board, a large screen makes all of it larger: ${position}`, async ({ browser }) => {
    const page = await visitor(browser, {}, { width: 1366, height: 650 })
    await staged(page, position)
    const area = () => painted(page)
    const letters = () => page.locator('.question p').evaluate((p) => p.getBoundingClientRect().height / Math.max(1, Math.round(p.clientHeight / parseFloat(getComputedStyle(p).lineHeight))))
    expect(await area()).toBeGreaterThan(0.45)
    const small = await letters()
    await page.setViewportSize({ width: 2560, height: 1440 })
    await expect.poll(letters).toBeGreaterThan(1.25 * small)
    expect(await area()).toBeGreaterThan(0.45)
  })
}

/**
 * What a laptop gives to the drawing of a board: nearly half of its screen. A board nearly three times as wide as high would
 * leave no place for three answers below it, and a square one is as high as the screen already: they have two fifths.
 */
const ODD = ['close-yards', 'sluice']
const MAPS: [game: string, setup: Record<string, string>, option: string, maps: string[]][] = [
  ['adrenaline', {}, 'arena', ['L2R2', 'L2R1', 'L1R2', 'L1R1']],
  ['tf2-board', { mode: 'ctf' }, 'map', ['twin-forts', 'two-bridges', 'millpond']],
  ['tf2-board', { mode: 'cp' }, 'map', ['long-yards', 'three-yards', 'close-yards', 'cross-yards']],
  ['tf2-turns', { mode: 'ctf' }, 'board', ['short-yard', 'sluice', 'low-road', 'split-yard']],
  ['tf2-turns', { mode: 'cp' }, 'board', ['dry-stage', 'far-stage', 'high-stage']],
]
for (const [game, setup, option, maps] of MAPS) {
  test(`every map of ${game} ${setup.mode ?? ''} is large on a laptop, and nothing is cut`, async ({ browser }) => {
    const page = await visitor(browser, { lang: 'pl' }, { width: 1366, height: 650 })
    await page.goto('/')
    for (const map of maps) {
      const table = await page.evaluate(async (body) => {
        const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        return ((await made.json()) as { table: { id: string } }).table.id
      }, { game, setup: { ...setup, [option]: map }, level: 'easy', private: true, start: true })
      await page.goto(`/t/${table}`)
      const best = page.getByRole('button', { name: 'Weź polecany skład' })
      await expect(page.locator('.offers [data-offer]').first()).toBeVisible()
      if (await best.isVisible()) {
        await best.click()
        await expect(best).toBeHidden()
        await expect(page.locator('.offers [data-offer]').first()).toBeVisible({ timeout: 90_000 })
      }
      expect(await painted(page), map).toBeGreaterThan(ODD.includes(map) ? 0.4 : 0.45)
      expect(await wrong(page, 1366, 650), map).toEqual([])
    }
  })
}

test('the board of a phone stays where it is when the turn changes and when the end begins', async ({ browser }) => {
  const page = await visitor(browser, { lang: 'pl' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 664 })
    const tops: number[] = []
    const turns = [{ turn: 'violet' }, { turn: 'd-struct-0r' }, { turn: 'violet', frenzy: true, last_turns: 3 }, { turn: 'violet', frenzy: true, last_turns: 1 }]
    for (const now of turns) {
      await staged(page, 'adrenaline', { change: ({ view }) => Object.assign(view as object, { ...now, skulls_at_start: 8 }) })
      tops.push(await page.locator('.table > .board').evaluate((board) => board.getBoundingClientRect().top))
    }
    expect(new Set(tops).size, `${width} pixels wide: ${tops}`).toBe(1)
  }
})
