import { expect, test } from 'vitest'
import { read } from '../src/lib/route.svelte'

const page = (path: string) => read(new URL(path, 'http://table'))

test('addresses name pages', () => {
  expect(page('/')).toEqual({ name: 'home' })
  expect(page('/new?game=adrenaline')).toEqual({ name: 'new', game: 'adrenaline' })
  expect(page('/t/abc')).toEqual({ name: 'table', id: 'abc', code: undefined })
  expect(page('/t/abc?code=xyz')).toEqual({ name: 'table', id: 'abc', code: 'xyz' })
  // Somebody typed it off a screen, with capitals.
  expect(page('/t/abc?code=XYZ')).toEqual({ name: 'table', id: 'abc', code: 'xyz' })
  expect(page('/r/abc?at=12&as=violet')).toEqual({ name: 'replay', id: 'abc', at: 12, as: 'violet' })
  expect(page('/r/abc?at=nonsense')).toEqual({ name: 'replay', id: 'abc', at: undefined, as: undefined })
  expect(page('/rules')).toEqual({ name: 'rules', game: undefined, card: undefined })
  expect(page('/rules/tf2-board?card=class/spy')).toEqual({ name: 'rules', game: 'tf2-board', card: 'class/spy' })
  expect(page('/settings')).toEqual({ name: 'settings' })
  expect(page('/settings/more')).toEqual({ name: 'missing' })
  expect(page('/nowhere')).toEqual({ name: 'missing' })
})
