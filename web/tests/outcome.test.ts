import { expect, test } from 'vitest'
import { counted, outcome, rivals } from '../src/lib/outcome'
import type { RecordCard } from '../src/wire/wire'

const card = (places: number[], mine?: number, sides = places.map((_, n) => n)): RecordCard => ({
  id: 'x', game: 'adrenaline', rules: 1, answers: 9, ended: 0, uploaded: false, sides,
  players: sides.map((_, seat) => (seat ? 'bot easy' : 'Ada')),
  result: places.map((place, n) => ({ side: [`${n}`], points: 0, tiebreak: 0, place })),
  ...(mine === undefined ? {} : { mine }),
})

test('two sides win, lose or draw; more have places', () => {
  const word = (one: RecordCard) => outcome(one)?.word
  expect([word(card([1, 2], 0)), word(card([1, 2], 1)), word(card([1, 1], 0))]).toEqual(['won', 'lost', 'drawn'])
  expect(outcome(card([2, 1, 3, 3], 2))).toEqual({ word: 'place', place: 3, of: 4 })
  expect(word(card([2, 1, 3, 3], 1))).toBe('won')
  expect(word(card([1, 2], 3, [0, 0, 1, 1]))).toBe('lost')
})

test('nothing is said where I did not sit, or of matches that were stored before sides were', () => {
  expect(outcome(card([1, 2]))).toBeUndefined()
  const { sides: _, ...old } = card([1, 2], 0)
  expect(outcome(old)).toBeUndefined()
  expect(rivals(old)).toHaveLength(2)
})

test('those on my side are no rivals, and bots are counted', () => {
  expect(counted(rivals(card([1, 2, 3, 4], 0)))).toEqual(['3 × bot easy'])
  expect(rivals(card([1, 2], 3, [0, 0, 1, 1]))).toEqual(['Ada', 'bot easy'])
})
