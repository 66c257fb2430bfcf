import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { namesOf } from '../src/games/grid/places.svelte'
import { placed as ofBoard } from '../src/games/tf2-board/view'
import { placed as ofTurns } from '../src/games/tf2-turns/say'
import type { BoardView } from '../src/games/tf2-turns/view'
import { Catalogue, placeWith, type Lang } from '../src/lib/words'
import type { Message } from '../src/wire/wire'

const catalogue = (lang: Lang) => {
  const folder = join(import.meta.dirname, '../../crates/words', lang)
  return new Catalogue(lang, readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
}
const use = (names: ReadonlyMap<string, Message>) => placeWith((id) => names.get(id))
afterEach(() => placeWith(() => undefined))

const MAP = ['######', '#b~.1#', '#B~.1#', '######']

test('a square of The Board Game is named by what it is and where in it', () => {
  use(namesOf(ofBoard(MAP)))
  const blocked = (at: string): Message => ({ id: 'tf2-board-no-no-way', args: [['at', { text: at }]] })
  const en = catalogue('en')
  expect(['r1c1', 'r2c2', 'r1c3', 'r2c4', 'r2c1'].map((at) => en.say(blocked(at)))).toEqual([
    'There is no way to the Blu spawn space now.',
    'There is no way to the water (bottom) now.',
    'There is no way to the open ground 1 right from the water (top) now.',
    'There is no way to control point 1 (bottom) now.',
    'There is no way to the Blu Intel room now.',
  ])
  expect(catalogue('pl').say({ id: 'tf2-board-no-landing', args: [['at', { text: 'r1c2' }]] })).toBe('Nie można wylądować na polu z wodą (u góry).')
})

test('a space of Taking Turns is named by what is painted on it, or its level; in Polish in its case', () => {
  const board = { terrain: ['....', '=.>.'], features: ['r_1R', '____'] } as unknown as BoardView
  use(namesOf(ofTurns(board)))
  const moved: Message = {
    id: 'tf2-turns-told-move',
    args: [['unit', { text: 'X' }], ['from', { text: 'r1c2' }], ['to', { text: 'r0c2' }]],
  }
  expect(catalogue('en').say(moved)).toBe('X walks to control point 1.')
  expect(catalogue('pl').say(moved)).toBe('X idzie na punkt kontrolny 1.')
  const far: Message = { ...moved, args: [['unit', { text: 'X' }], ['from', { text: 'r1c0' }], ['to', { text: 'r1c3' }]] }
  expect(catalogue('pl').say(far)).toBe('X idzie na pole, 1 w dół od stojaka flagi Czerwonych.')
})

test('a sentence begins with a capital, though its square has none', () => {
  use(namesOf(ofBoard(MAP)))
  expect(catalogue('en').say({ id: 'tf2-board-no-occupied', args: [['at', { text: 'r1c2' }]] })).toBe('The water (top) is occupied.')
})

test('where nobody says what the squares are, they are named by row and column', () => {
  expect(catalogue('en').say({ id: 'tf2-board-no-occupied', args: [['at', { text: 'r1c2' }]] })).toBe('r1c2 is occupied.')
})
