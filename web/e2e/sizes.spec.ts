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

/** The same position, asked in the longest words. */
function wordy(all: All): void {
  const ask = all.asks[0]
  if (!ask) return
  ask.question = { id: LONG.question }
  ask.offers = LONG.answers.map((answer, n) => ({ text: `long-${n}`, label: { id: answer } }))
}

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Pane/ })

/** Everything wrong with this table at this size. */
async function wrong(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const answers = tabs(page).getByRole('button', { name: /^(Answer|Odpowiedź)$/ })
  if (await answers.isVisible()) await answers.click()
  await page.evaluate(async () => {
    // Lines break anew, the answers say what they need, the board gives way: a few frames.
    for (let frame = 0; frame < 6; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  })
  const at = (fault: string) => `${width}x${height}: ${fault}`
  const found = await faults(page)
  const others = tabs(page).getByRole('button', { name: /^(Players|Gracze)$/ })
  const hidden = await others.isVisible()
  if (hidden) await others.click()
  found.push(...(await cutPlayers(page)))
  return found.map(at)
}

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
    const area = () => page.locator('.table > .board').evaluate((board) => board.clientWidth * board.clientHeight / (innerWidth * innerHeight))
    const letters = () => page.locator('.question p').evaluate((p) => p.getBoundingClientRect().height / Math.max(1, Math.round(p.clientHeight / parseFloat(getComputedStyle(p).lineHeight))))
    expect(await area()).toBeGreaterThan(0.45)
    const small = await letters()
    await page.setViewportSize({ width: 2560, height: 1440 })
    await expect.poll(letters).toBeGreaterThan(1.25 * small)
    expect(await area()).toBeGreaterThan(0.45)
  })
}

test('the board of a phone stays where it is when the turn changes', async ({ browser }) => {
  const page = await visitor(browser, { lang: 'pl' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 664 })
    const tops: number[] = []
    for (const turn of ['violet', 'd-struct-0r']) {
      await staged(page, 'adrenaline', { change: ({ view }) => Object.assign(view as object, { turn, skulls_at_start: 8 }) })
      tops.push(await page.locator('.table > .board').evaluate((board) => board.getBoundingClientRect().top))
    }
    expect(tops[1], `${width} pixels wide`).toBe(tops[0])
  }
})
