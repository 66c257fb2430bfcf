import { expect, test } from 'vitest'
import { fromOne, whereIn } from '../src/games/adrenaline/squares.svelte'
import { bestOf } from '../src/table/mine'
import type { SquareCard } from '../src/wire/adrenaline'
import type { Arg, Mark } from '../src/wire/wire'

const term = (id: string): Arg => ({ term: { id, plain: id } })
const mark = (seq: number, weight: number, args: [string, Arg][]): Mark => ({ seq, weight, kind: 'kill', message: { id: 'x-told-killed', args } })

test('my best moment is the heaviest in which I am the one who does it', () => {
  const [me, other] = [term('adrenaline-figure-echo'), term('adrenaline-figure-violet')]
  const moments = [mark(1, 3, [['by', me], ['who', other]]), mark(2, 9, [['by', other], ['who', me]]), mark(3, 5, [['by', me], ['who', other]])]
  expect(bestOf(moments, ['adrenaline-figure-echo'])?.seq).toBe(3)
  expect(bestOf(moments, ['adrenaline-figure-sprog'])).toBeUndefined()
})

test('a unit is known by its side', () => {
  const unit: Arg = { message: { id: 'tf2-turns-name', args: [['side', term('tf2-turns-side-red')]] } }
  expect(bestOf([mark(1, 1, [['by', unit]])], ['tf2-turns-side-red'])?.seq).toBe(1)
})

test('a square is named by its place in its room, and counted from one', () => {
  const at = (id: string, row: number, column: number, room: string) => ({ id, row, column, room }) as unknown as SquareCard
  const squares = [at('r0c0', 0, 0, 'red'), at('r1c0', 1, 0, 'red'), at('r0c1', 0, 1, 'blue'), at('r1c1', 1, 1, 'white'), at('r1c2', 1, 2, 'white'), at('r2c1', 2, 1, 'white'), at('r2c2', 2, 2, 'white')]
  expect(squares.map(({ id }) => whereIn(squares, id))).toEqual(['t', 'b', 'alone', 'tl', 'tr', 'bl', 'br'])
  expect(fromOne('r0c2')).toBe('r1c3')
  expect(fromOne('room-red')).toBe('room-red')
})
