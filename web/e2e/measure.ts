// How heavy the first page is, whether it shifts, and how many frames a second a slow phone draws while things happen.
// Prints a table; nothing is asserted, since a busy machine says nothing about the page.

import type { Page } from '@playwright/test'
import { test, visitor } from './player'
import { brought, GAMES } from './records'

/** A phone's processor, next to that of a desk. */
const SLOWER = 4
const PHONE = { width: 390, height: 664 }
const SECONDS = 12

const program = `http://127.0.0.1:${process.env.E2E_PORT ?? 7979}`

test('the first page', async ({ browser }) => {
  const page = await visitor(browser, {}, PHONE)
  const bytes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    bytes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize))
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(program)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const { paint, shift } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    shift: (window as unknown as { shift: number }).shift,
  }))
  const sum = (await Promise.all(bytes)).reduce((all, one) => all + one, 0)
  console.log(`home: ${Math.round(sum / 1000)} kB, first paint after ${Math.round(paint)} ms, layout shift ${shift.toFixed(4)}`)
})

/** Times between frames while the match is played, in milliseconds. */
const frames = (page: Page): Promise<number[]> =>
  page.evaluate(async (span) => {
    const gaps: number[] = []
    const end = performance.now() + span
    let last = await new Promise<number>((done) => requestAnimationFrame(done))
    while (last < end) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done))
      gaps.push(now - last)
      last = now
    }
    return gaps
  }, SECONDS * 1000)

for (const game of GAMES) {
  for (const slower of [1, SLOWER]) {
    test(`frames of ${game}, processor slower by ${slower}`, async ({ browser }) => {
      const page = await visitor(browser, { speed: 'normal' }, PHONE)
      await page.goto(`${await brought(page, game)}?at=120`)
      await page.getByRole('slider').waitFor()
      await page.waitForLoadState('networkidle')
      const devtools = await page.context().newCDPSession(page)
      // The processor's own time: what else runs on the machine does not count.
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      const busy = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
      await page.keyboard.press('Space')
      const before = await busy()
      const gaps = (await frames(page)).sort((a, b) => a - b)
      const work = ((1000 * ((await busy()) - before)) / gaps.length).toFixed(1)
      const at = (share: number) => (gaps[Math.floor(gaps.length * share)] ?? 0).toFixed(1)
      const late = gaps.filter((gap) => gap > 25).length
      console.log(`${game}, slower by ${slower}: ${(gaps.length / SECONDS).toFixed(1)} frames a second; median ${at(0.5)} ms, of twenty the slowest ${at(0.95)} ms, ${late} of ${gaps.length} late; the page's own work ${work} ms a frame`)
    })
  }
}
