import { expect, test } from 'vitest'
import { unpacked } from '../src/lib/offers'
import type { Offer } from '../src/wire/wire'

const square = (at: string, room: string, cost: number): Offer => ({
  text: at,
  label: {
    id: 'walk',
    args: [
      ['to', { message: { id: 'square', args: [['at', { text: at }], ['room', { term: { id: room, plain: room } }]] } }],
      ['way', { list: [{ text: 'start' }, { text: at }] }],
      ['cost', { number: cost }],
    ],
  },
  at: { kind: 'square', id: at },
})

test('an offer that is like another says only what differs', () => {
  const offers = unpacked([
    square('r1c1', 'blue', 1),
    { text: 'r1c2', like: 0 },
    { text: 'r1c3', like: 1, args: [['cost', { number: 2 }]] },
    { text: 'pass', label: { id: 'pass' } },
  ])
  expect(offers).toEqual([
    square('r1c1', 'blue', 1),
    square('r1c2', 'blue', 1),
    square('r1c3', 'blue', 2),
    { text: 'pass', label: { id: 'pass' } },
  ])
})

test('what is not named after the offer stays', () => {
  const offer = (text: string): Offer => ({ text, label: { id: 'load' }, at: { kind: 'weapon', id: 'thor' } })
  expect(unpacked([offer('a'), { text: 'b', like: 0 }])).toEqual([offer('a'), offer('b')])
})
