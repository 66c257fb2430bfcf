import { expect, test } from 'vitest'
import type { Line } from '../src/lib/sync'
import { about } from '../src/games/adrenaline/view'
import { tally } from '../src/games/adrenaline/tally'
import { deed } from '../src/table/deed'
import type { Arg, Message } from '../src/wire/wire'

const term = (id: string): Arg => ({ term: { id: `adrenaline-${id}`, plain: id } })
const told = (id: string, args: [string, Arg][] = []): Message => ({ id: `adrenaline-told-${id}`, args })
const log = (...messages: Message[]): Line[] => messages.map((message, n) => ({ n, message }))
const fired = told('fired', [['who', term('figure-echo')], ['weapon', term('weapon-railgun')]])
const ids = (lines: Message[]) => lines.map(({ id }) => id.replace('adrenaline-told-', ''))

test('a shot is shown with its card and what came of it, without the bookkeeping', () => {
  const shown = deed(log(told('turn'), told('ran'), fired, told('paid'), told('hurt'), told('killed')), about)
  expect(shown.thing).toEqual({ kind: 'weapon', id: 'railgun' })
  expect(ids(shown.lines)).toEqual(['fired', 'hurt', 'killed'])
})

test('with the next turn the card is put away', () => {
  const shown = deed(log(fired, told('hurt'), told('turn'), told('ran')), about)
  expect(shown).toEqual({ thing: undefined, lines: [told('ran')] })
})

test('points are added up from a whole log, and from no other', () => {
  const scored = (who: string, points: number) => told('scored-board', [['who', term(`figure-${who}`)], ['points', { number: points }]])
  const lines = log(scored('echo', 8), told('hurt'), scored('violet', 6), scored('echo', 1))
  expect(tally(lines)).toEqual({ echo: 9, violet: 6 })
  expect(tally(lines.slice(1))).toBeUndefined()
})
