import { describe, expect, test } from 'vitest'
import { follow, patched } from '../src/lib/sync'
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
    expect(follow(known, told({ view: { turn: 'dozer' } }))).toMatchObject({ seq: 6, view: { turn: 'dozer' }, undone: false })
  })

  test('from behind me is ignored', () => {
    expect(follow(known, told({ after: 4 }))).toBe('old')
  })

  test('from ahead of me means that something is missing', () => {
    expect(follow(known, told({ after: 6 }))).toBe('gap')
  })
})
