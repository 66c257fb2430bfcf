import { expect, test } from 'vitest'
import { best, deadliest, holds, landmarks, lead, link, momentAfter, momentBefore, placeAt, turnAfter, turnAt, turnBefore } from '../src/lib/timeline'
import { seatOf } from '../src/lib/replay.svelte'
import type { Mark, Moment, Steps, Turn } from '../src/wire/wire'

const message = { id: 'x' }
const turns: Turn[] = [10, 20, 30].map((seq) => ({ seq, message }))
const mark = (seq: number, kind: Moment, weight = 1): Mark => ({ seq, kind, message, weight })

test('the deadliest weapon is the one that killed most, then the one that hurt most with the fewest uses', () => {
  const tool = (side: number, uses: number, damage: number, kills: number) => ({ side, name: message, uses, damage, kills })
  const tools = [tool(0, 9, 0, 0), tool(1, 3, 20, 0), tool(0, 1, 4, 1), tool(1, 2, 20, 0), tool(1, 1, 9, 1)]
  expect(deadliest(tools, 9)).toEqual([tools[4], tools[2], tools[3], tools[1]])
  expect(deadliest(tools, 1)).toEqual([tools[4]])
})

/** Ten answers from 100 on, each changing one thing. */
const window: Steps = {
  total: 500,
  first: { seq: 100, view: { n: 0, list: [{ a: 1 }, { a: 2 }] }, asks: [] },
  steps: Array.from({ length: 10 }, (_, i) => ({
    after: 100 + i, seq: 101 + i, as: i % 2 ? 'luck' : 'violet', word: '', events: [], asks: [],
    ...(i % 2 ? { parts: { list: { '1': { a: i } } } } : { view: { n: i + 1 } }),
  })),
}

test('a position inside a window is what its steps make of its first view', () => {
  expect(placeAt(window, 100)).toEqual({ seq: 100, view: window.first.view, asks: [] })
  expect(placeAt(window, 104).view).toEqual({ n: 3, list: [{ a: 1 }, { a: 3 }] })
  expect(placeAt(window, 110)).toMatchObject({ seq: 110, view: { n: 9, list: [{ a: 1 }, { a: 9 }] } })
  expect(window.first.view).toEqual({ n: 0, list: [{ a: 1 }, { a: 2 }] })
  expect([99, 100, 110, 111].map((at) => holds(window, at))).toEqual([false, true, true, false])
})

test('turns are found from anywhere', () => {
  expect([0, 10, 11, 20, 35].map((at) => turnBefore(turns, at))).toEqual([0, 0, 10, 10, 30])
  expect([0, 10, 29, 30].map((at) => turnAfter(turns, at, 99))).toEqual([10, 20, 30, 99])
  expect(turnAt(turns, 9)).toBeUndefined()
  expect(turnAt(turns, 20)?.seq).toBe(20)
})

test('arrows go from highlight to highlight, each shown from just before it', () => {
  const marks = [mark(5, 'hit'), mark(8, 'kill'), mark(8, 'feat'), mark(15, 'capture'), mark(40, 'end')]
  const great = landmarks(marks)
  expect(great.map(({ seq }) => seq)).toEqual([8, 8, 15])
  expect(momentAfter(great, 0)?.kind).toBe('kill')
  expect(momentAfter(great, lead(great[0]!))?.kind).toBe('capture')
  expect(momentAfter(great, 14)).toBeUndefined()
  expect(momentBefore(great, 14)?.seq).toBe(8)
  expect(momentBefore(great, 7)).toBeUndefined()
  expect(landmarks([mark(5, 'hit')])).toHaveLength(1)
})

test('the heaviest moments are the best, told in order', () => {
  const marks = [mark(1, 'hit', 3), mark(2, 'kill', 10), mark(3, 'feat', 20), mark(3, 'kill', 12), mark(9, 'phase', 99)]
  expect(best(marks, 2).map(({ seq }) => seq)).toEqual([2, 3])
})

test('a link names the moment, and the eyes if they are not all-seeing', () => {
  expect(link('abc', 12, 'all')).toBe('/r/abc?at=12')
  expect(link('abc', 12, 'violet')).toBe('/r/abc?at=12&as=violet')
})

test('seats of a record are bots or people', () => {
  expect(seatOf('bot hard', ['violet'])).toMatchObject({ who: 'bot', level: 'hard' })
  expect(seatOf('Ada', ['violet'])).toMatchObject({ who: 'person', name: 'Ada' })
  expect(seatOf(undefined, ['violet'])).toMatchObject({ who: 'person', name: '' })
})
