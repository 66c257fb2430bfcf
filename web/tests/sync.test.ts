import { describe, expect, test } from 'vitest'
import { added, follow, joined, missing, patched } from '../src/lib/sync'
import type { Told } from '../src/wire/wire'

const told = (more: Partial<Told>): Told => ({ after: 5, seq: 6, moves: [], events: [], asks: [], ...more })

describe('a view', () => {
  test('takes over sections that came and keeps the others', () => {
    expect(patched({ turn: 'violet', skulls: 5 }, { view: { turn: 'dozer' } })).toEqual({ turn: 'dozer', skulls: 5 })
  })

  test('takes over single fields of elements of a list', () => {
    const view = { figures: [{ id: 'a', at: 'r0c0' }, { id: 'b', at: 'r0c1' }] }
    const next = patched(view, { parts: { figures: { '1': { at: null } } } })
    expect(next).toEqual({ figures: [{ id: 'a', at: 'r0c0' }, { id: 'b', at: null }] })
    expect(view.figures[1]).toEqual({ id: 'b', at: 'r0c1' })
  })
})

describe('a step', () => {
  const known = { seq: 5, view: { turn: 'violet' } }

  test('from where I am is taken', () => {
    expect(follow(known, told({ view: { turn: 'dozer' } }))).toMatchObject({ seq: 6, view: { turn: 'dozer' }, undone: undefined })
  })

  test('from behind me is ignored', () => {
    expect(follow(known, told({ after: 4 }))).toBe('old')
  })

  test('from ahead of me means that something is missing', () => {
    expect(follow(known, told({ after: 6 }))).toBe('gap')
  })
})

describe('the log', () => {
  const say = (...ids: string[]) => ids.map((id) => ({ id }))
  const read = (log: { n: number; message: { id: string } }[]) => log.map(({ n, message }) => `${n} ${message.id}`)

  test('is read from its end to its beginning', () => {
    const end = joined([], { from: 2, lines: say('c', 'd') })
    expect(missing(end)).toBe(2)
    const whole = joined(end, { from: 0, lines: say('a', 'b') })
    expect(read(whole)).toEqual(['0 a', '1 b', '2 c', '3 d'])
    expect(missing(whole)).toBe(0)
    expect(joined(whole, { from: 0, lines: say('a', 'b') })).toBe(whole)
  })

  test('loses the lines that are taken back and says so', () => {
    const log = joined([], { from: 0, lines: say('a', 'b', 'c') })
    expect(read(added(log, { id: 'd' }))).toEqual(['0 a', '1 b', '2 c', '3 d'])
    const back = added(log, { id: 'undone' }, 1)
    expect(read(back)).toEqual(['0 a', '1 undone'])
    expect(read(added(back, { id: 'e' }))).toEqual(['0 a', '1 undone', '2 e'])
  })

  test('goes back behind what this page has read', () => {
    const log = joined([], { from: 5, lines: say('f', 'g') })
    const back = added(log, { id: 'undone' }, 3)
    expect(read(back)).toEqual(['3 undone'])
    expect(read(joined(back, { from: 0, lines: say('a', 'b', 'c') }))).toEqual(['0 a', '1 b', '2 c', '3 undone'])
  })

  test('begins with what the table says', () => {
    const step = follow({ seq: 5, view: {} }, told({ note: { id: 'late' }, events: say('ran') }))
    expect(step).toMatchObject({ events: say('late', 'ran') })
  })
})
