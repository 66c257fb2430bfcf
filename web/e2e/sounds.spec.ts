// Nobody listens here, so the sounds are measured: rendered by the browser, sample by sample.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import ts from 'typescript'
import type * as Voices from '../src/lib/voices'
import { autoplay, newGame, stop, test, visitor } from './player'

interface Measured {
  sound: string
  peak: number
  /** Of the loudest tenth of a second. */
  level: number
  /** Seconds until it has faded to a thousandth. */
  lasts: number
  /** How loud it is in each band, the loudest 1. */
  bands: number[]
}

test('every sound is heard, short, clear of clipping, and like no other', async ({ page }) => {
  const source = readFileSync(new URL('../src/lib/voices.ts', import.meta.url), 'utf8')
  const script = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 } }).outputText
  await page.goto('/about')
  const measured: Measured[] = await page.evaluate(async (script) => {
    const { SOUNDS, mixer, play } = (await import(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))) as typeof Voices
    const RATE = 44_100
    const all = []
    for (const sound of Object.keys(SOUNDS) as Voices.Sound[]) {
      const audio = new OfflineAudioContext(1, 2 * RATE, RATE)
      play(audio, mixer(audio), sound, 1)
      const wave = (await audio.startRendering()).getChannelData(0)
      const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      const tenth = RATE / 10
      const levels = Array.from({ length: wave.length / tenth }, (_, n) => Math.hypot(...wave.subarray(n * tenth, (n + 1) * tenth)) / Math.sqrt(tenth))
      const lasts = wave.findLastIndex((sample) => Math.abs(sample) > peak / 1000) / RATE
      const bands = Array.from({ length: 16 }, (_, n) => {
        const pitch = 60 * 1.42 ** n
        let [re, im] = [0, 0]
        for (let at = 0; at < wave.length; at += 1) {
          const angle = (2 * Math.PI * pitch * at) / RATE
          re += wave[at]! * Math.cos(angle)
          im += wave[at]! * Math.sin(angle)
        }
        return Math.hypot(re, im)
      })
      all.push({ sound, peak, level: Math.max(...levels), lasts, bands: bands.map((loud) => loud / Math.max(...bands)) })
    }
    return all
  }, script)
  if (process.env.SHOW) console.table(measured.map(({ bands: _, ...rest }) => rest))
  expect(measured.length).toBeGreaterThan(15)
  for (const { sound, peak, level, lasts } of measured) {
    expect(peak, `${sound} clips`).toBeLessThan(0.98)
    expect(level, `${sound} can be heard`).toBeGreaterThan(0.015)
    expect(lasts, `${sound} is short`).toBeLessThan(1.2)
  }
  const levels = measured.map(({ level }) => level)
  expect(Math.max(...levels) / Math.min(...levels), 'the loudest next to the quietest').toBeLessThan(14)
  const apart = (a: Measured, b: Measured) => Math.hypot(...a.bands.map((loud, n) => loud - b.bands[n]!), 4 * (a.lasts - b.lasts))
  const alike = measured.flatMap((a, n) => measured.slice(n + 1).filter((b) => apart(a, b) < 0.3).map((b) => `${a.sound} and ${b.sound}`))
  expect(alike).toEqual([])
})

/** Tones that a page has begun. */
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones)

for (const sound of [undefined, 'off'] as const) {
  test(sound ? 'who wants silence has it' : 'it is heard that it is my turn, without any setting', async ({ browser }) => {
    const page = await visitor(browser, sound && { sound })
    await page.addInitScript(() => {
      Object.assign(window, { tones: 0 })
      const create = AudioContext.prototype.createOscillator
      AudioContext.prototype.createOscillator = function () {
        ;(window as unknown as { tones: number }).tones += 1
        return create.call(this)
      }
    })
    await newGame(page)
    await autoplay(page)
    // By then the bots have moved, and it is my turn once more.
    await expect.poll(() => page.locator('#log p').count(), { timeout: 90_000 }).toBeGreaterThan(70)
    await stop(page)
    if (sound) expect(await tones(page)).toBe(0)
    else expect(await tones(page)).toBeGreaterThan(0)
  })
}
