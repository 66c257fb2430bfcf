import { expect, test } from 'vitest'
import { stands } from '../src/games/adrenaline/geometry'
import { contents, holds, squareIn, wayIn, type SquareView, type View } from '../src/games/adrenaline/view'
import { Catalogue } from '../src/lib/words'
import type { Border } from '../src/wire/adrenaline'
import type { Message } from '../src/wire/wire'

const square = (row: number, column: number, borders: Border[]): SquareView => ({
  id: `r${row}c${column}`, row, column, room: 'red', borders: borders as SquareView['borders'], spawnpoint: null, tile: null, weapons: [], figures: [],
})

/** Two by two with a wall between the upper squares. */
const view = {
  squares: [
    square(0, 0, ['edge', 'wall', 'open', 'edge']), square(0, 1, ['edge', 'edge', 'door', 'wall']),
    square(1, 0, ['open', 'open', 'edge', 'edge']), square(1, 1, ['door', 'edge', 'edge', 'open']),
  ],
  figures: [{ id: 'violet' }, { id: 'dozer' }, { id: 'sprog' }],
  turn: 'violet',
} as unknown as View

test('a walk goes the way that is told', () => {
  const ran: Message = { id: 'adrenaline-told-ran', args: [['way', { text: 'r0c0 r1c0 r1c1 r0c1' }]] }
  expect(wayIn(ran)).toEqual(['r0c0', 'r1c0', 'r1c1', 'r0c1'])
  expect(wayIn({ id: 'adrenaline-told-spawned' })).toEqual([])
})

test('figures on one square do not cover each other', () => {
  const places = stands(view, { violet: 'r1c1', dozer: 'r1c1' })
  expect(places.violet).not.toEqual(places.dozer)
  expect(places.sprog).toBeUndefined()
  // A figure is 50 wide, and its feet and what it wears need a little more.
  for (let crowd = 2; crowd <= 6; crowd += 1) {
    const figures = Array.from({ length: crowd }, (_, n) => ({ id: `fighter-${n}` }))
    const all = Object.values(stands({ ...view, figures }, Object.fromEntries(figures.map(({ id }) => [id, 'r0c0']))))
    const apart = all.flatMap((a, n) => all.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect(Math.min(...apart), `${crowd} figures`).toBeGreaterThan(54)
  }
})

test('a square is found inside a message', () => {
  const message: Message = { id: 'adrenaline-told-ran', args: [['square', { message: { id: 'adrenaline-square', args: [['square', { text: 'r1c2' }]] } }]] }
  expect(squareIn(message)).toBe('r1c2')
})

test('what the sign of a square shows is said in words', async () => {
  const held = { ...square(0, 1, ['edge', 'edge', 'door', 'wall']), tile: 'PRR', weapons: ['whisper', null], figures: ['violet'] }
  const messages = contents(held)
  const [en, pl] = await Promise.all([Catalogue.load('en'), Catalogue.load('pl')])
  expect(messages.map((message) => en.say(message))).toEqual(['2 red, a powerup', 'Whisper', 'Violet'])
  expect(messages.map((message) => pl.say(message)).join('; ')).toContain('Wioletka')
  expect(holds({ text: '@violet', label: { id: '' }, at: { kind: 'figure', id: 'violet' } }, {})).toEqual([])
})
