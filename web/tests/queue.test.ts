import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queue } from '../src/lib/queue'
import type { Step } from '../src/lib/sync'

const step = (seq: number, ...ids: string[]): Step => ({
  seq,
  events: ids.map((id) => ({ id })),
  view: {},
  asks: [],
  undone: undefined,
})

let seen: string[]
let pace: number
let queue: Queue

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  pace = 1
  queue = new Queue({
    lasts: () => 100,
    pace: () => pace,
    play: (event) => seen.push(event.id),
    arrive: ({ seq }) => seen.push(`=${seq}`),
    rest: () => seen.push('rest'),
  })
})

afterEach(() => vi.useRealTimers())

test('events are shown one after another, then the view', () => {
  queue.push(step(1, 'a', 'b'))
  expect(seen).toEqual(['a'])
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['a', 'b'])
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['a', 'b', '=1', 'rest'])
  expect(queue.busy).toBe(false)
})

test('steps wait for the steps before them', () => {
  queue.push(step(1, 'a'))
  queue.push(step(2, 'b'))
  vi.runAllTimers()
  expect(seen).toEqual(['a', '=1', 'b', '=2', 'rest'])
})

test('a step without events is shown at once', () => {
  queue.push(step(1))
  expect(seen).toEqual(['=1', 'rest'])
})

test('without motion nothing waits', () => {
  pace = 0
  queue.push(step(1, 'a', 'b'))
  expect(seen).toEqual(['a', 'b', '=1', 'rest'])
})

test('skipping shows the end of everything', () => {
  queue.push(step(1, 'a', 'b'))
  queue.push(step(2, 'c'))
  queue.skip()
  expect(seen).toEqual(['a', 'b', '=1', 'c', '=2', 'rest'])
  vi.runAllTimers()
  expect(seen).toHaveLength(6)
})

test('a crowd is hurried along', () => {
  queue.push(step(1, ...Array.from({ length: 100 }, (_, n) => `e${n}`)))
  vi.advanceTimersByTime(5000)
  expect(seen.at(-1)).toBe('rest')
})
