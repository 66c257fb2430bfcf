import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FLIES = ['Flashes.svelte', 'effects/Effect.svelte', 'adrenaline/Flashes.svelte', 'tf2-board/Flashes.svelte', 'tf2-turns/Flashes.svelte']
const styleOf = (file: string) => /<style>([^]*)<\/style>/.exec(readFileSync(join(import.meta.dirname, '../src/games', file), 'utf8'))?.[1] ?? ''

test('what flies over a board moves by transform and opacity alone, which the browser does without painting', () => {
  for (const file of FLIES) {
    const style = styleOf(file)
    const frames = [...style.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, inner]) => inner ?? '')
    expect(frames.length, file).toBeGreaterThan(0)
    const moved = new Set(frames.flatMap((inner) => [...inner.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name)))
    expect([...moved].filter((name) => name !== 'transform' && name !== 'opacity'), file).toEqual([])
    expect(style, file).not.toContain('transform-box')
  }
})
