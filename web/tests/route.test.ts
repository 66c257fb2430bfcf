import { expect, test } from 'vitest'
import { read } from '../src/lib/route.svelte'

const page = (path: string) => read(new URL(path, 'http://table'))

test('addresses name pages', () => {
  expect(page('/')).toEqual({ name: 'home' })
  expect(page('/new?game=adrenaline')).toEqual({ name: 'new', game: 'adrenaline' })
  expect(page('/t/abc')).toEqual({ name: 'table', id: 'abc', code: undefined })
  expect(page('/t/abc?code=xyz')).toEqual({ name: 'table', id: 'abc', code: 'xyz' })
  expect(page('/settings')).toEqual({ name: 'settings' })
  expect(page('/settings/more')).toEqual({ name: 'missing' })
  expect(page('/nowhere')).toEqual({ name: 'missing' })
})
