import { afterEach, expect, test, vi } from 'vitest'
import { entryOf, index } from '../src/games/tf2-board/entries'
import { Field, lasts } from '../src/games/tf2-board/motion.svelte'
import {
  ground, kindOf, numbersIn, percentOf, pieceIn, placeOf, reach, spot, spotsIn, standOf, idOf, type View,
} from '../src/games/tf2-board/view'
import type { Sections } from '../src/lib/sync'
import type { Arg, Message } from '../src/wire/wire'

const stand = (team: string, unit: string): Arg => ({
  message: {
    id: 'tf2-board-stand',
    args: [
      ['team', { term: { id: `tf2-board-team-${team}`, plain: team } }],
      ['unit', { term: { id: unit === 'sentry' ? 'tf2-board-sentry' : `tf2-board-class-${unit}`, plain: unit } }],
    ],
  },
})
const told = (kind: string, ...args: [string, Arg][]): Message => ({ id: `tf2-board-told-${kind}`, args })
const way = (...words: string[]): Arg => ({ text: words.join(' ') })

const view = {
  rows: ['#####', '#b..#', '#.#.#', '#...#', '#####'],
  figures: [{ team: 'blu', class: 'scout', at: 'r1c1' }, { team: 'red', class: 'heavy', at: 'r3c3' }],
  sentries: [{ team: 'red', at: 'r3c1', level: 2 }],
  rotation: 1,
} as unknown as View
const sections = view as unknown as Sections

afterEach(() => vi.useRealTimers())

test('squares and pieces are found by their words', () => {
  expect(spot('r12c3')).toEqual({ row: 12, column: 3 })
  expect(ground(view.rows).map(({ id }) => id)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c3', 'r3c1', 'r3c2', 'r3c3'])
  expect(placeOf(view, 'blu-scout')).toBe('r1c1')
  expect(placeOf(view, 'red-sentry')).toBe('r3c1')
  expect(placeOf(view, 'blu-sentry')).toBeUndefined()
  expect(idOf(standOf('red-sentry'))).toBe('red-sentry')
})

test('a reach is straight, has a nearest square, and goes as far as is printed', () => {
  const words = (least: number, most: number) => reach([0, 2, 2, 0], spot('r1c1'), least, most).map(({ row, column }) => `r${row}c${column}`)
  expect(words(1, 9)).toEqual(['r1c2', 'r1c3', 'r2c1', 'r3c1'])
  expect(words(2, 2)).toEqual(['r1c3', 'r3c1'])
})

test('messages say whom, where and how likely', () => {
  const killed = told('killed', ['by', stand('blu', 'scout')], ['who', stand('red', 'heavy')])
  expect([kindOf(killed), pieceIn(killed)]).toEqual(['killed', 'red-heavy'])
  expect(pieceIn(told('sentry-fired', ['who', stand('blu', 'sentry')]))).toBe('blu-sentry')
  expect(spotsIn(told('walked', ['way', way('r1c2', 'r1c3')]), 'way')).toEqual(['r1c2', 'r1c3'])
  const label: Message = { id: 'tf2-board-do-unit-odds', args: [['percent', { number: 60 }]] }
  expect(percentOf({ text: '@red-heavy', label })).toBe(60)
  expect(percentOf({ text: 'end', label: { id: 'tf2-board-do-end' } })).toBeUndefined()
})

test('a performance roll tumbles to the two dice that were thrown', () => {
  const dice: Arg = { list: [{ number: 5 }, { number: 2 }] }
  const performed = told('performed', ['who', stand('blu', 'scout')], ['roll', { number: 7 }], ['dice', dice])
  expect(numbersIn(performed, 'dice')).toEqual([5, 2])
  vi.useFakeTimers()
  const field = new Field()
  field.play(performed, 300, sections)
  expect(field.thrown?.dice).toEqual([5, 2])
  vi.useRealTimers()
})

test('a walk is shown square by square, and at once without motion', () => {
  vi.useFakeTimers()
  const field = new Field()
  const walked = told('walked', ['who', stand('blu', 'scout')], ['way', way('r1c2', 'r1c3', 'r2c3')])
  field.play(walked, 300, sections)
  expect(field.at['blu-scout']).toBe('r1c2')
  vi.advanceTimersByTime(150)
  expect(field.at['blu-scout']).toBe('r1c3')
  vi.advanceTimersByTime(150)
  expect(field.at['blu-scout']).toBe('r2c3')
  field.arrive()
  expect(field.at['blu-scout']).toBeUndefined()
  field.play(walked, 0, sections)
  expect(field.at['blu-scout']).toBe('r2c3')
})

test('a walk that is overtaken by its view does not come back', () => {
  vi.useFakeTimers()
  const field = new Field()
  field.play(told('walked', ['who', stand('blu', 'scout')], ['way', way('r1c2', 'r1c3')]), 300, sections)
  field.arrive()
  vi.advanceTimersByTime(1000)
  expect(field.at['blu-scout']).toBeUndefined()
})

test('a roll shows its die, need and verdict, and a shot from the one who acted', () => {
  vi.useFakeTimers()
  const field = new Field()
  const action: Arg = { term: { id: 'tf2-board-action-pistol', plain: 'Pistol' } }
  field.play(told('acted', ['who', stand('blu', 'scout')], ['action', action]), 300, sections)
  const cause: Arg = { term: { id: 'tf2-board-cause-attack', plain: 'attack' } }
  field.play(told('rolled-hit', ['who', stand('red', 'heavy')], ['cause', cause], ['need', { number: 6 }], ['roll', { number: 4 }], ['percent', { number: 60 }]), 300, sections)
  expect(field.thrown).toMatchObject({ who: 'red-heavy', at: 'r3c3', need: 6, percent: 60, hit: true, dice: [4] })
  expect(field.flashes.some((flash) => flash.kind === 'shot' && flash.from === 'r1c1' && flash.at === 'r3c3')).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(field.thrown).toBeUndefined()
  expect(field.flashes).toEqual([])
})

test('dice that have killed somebody are put away, and do not come back after the kill', () => {
  vi.useFakeTimers()
  const field = new Field()
  field.play(told('rolled-hit', ['who', stand('red', 'heavy')], ['need', { number: 6 }], ['roll', { number: 4 }]), 300, sections)
  expect(field.thrown).toBeDefined()
  field.play(told('killed', ['who', stand('red', 'heavy')]), 300, sections)
  expect(field.thrown).toBeUndefined()
})

test('dice are put away for the banner that stands in their place', () => {
  vi.useFakeTimers()
  const field = new Field()
  field.play(told('rolled-miss', ['who', stand('red', 'heavy')], ['need', { number: 2 }], ['roll', { number: 4 }]), 300, sections)
  expect(field.thrown).toBeDefined()
  field.play(told('rotation-over', ['n', { number: 3 }]), 300, sections)
  expect(field.flashes.some(({ kind, at }) => kind === 'banner' && !at)).toBe(true)
  expect(field.thrown).toBeUndefined()
})

test('every event has its time', () => {
  for (const kind of ['walked', 'rolled-hit', 'point-blu', 'won-intel', 'drawn']) {
    expect(lasts(told(kind)), kind).toBeGreaterThanOrEqual(150)
  }
})

test('everything printed can be looked up, from the table too', () => {
  const classes = [{ id: 'scout', actions: [{ id: 'bat' }, { id: 'pistol' }] }, { id: 'pyro', actions: [{ id: 'shotgun' }] }]
  const entries = index({ classes, sentry: [{ level: 1 }, { level: 2 }] }).map(({ kind, id }) => `${kind} ${id}`)
  expect(entries).toEqual(['class scout', 'class pyro', 'action scout.bat', 'action scout.pistol', 'action pyro.shotgun', 'sentry 1', 'sentry 2'])
  expect(index(undefined)).toEqual([])
  const acting = { ...view, using: { stand: { team: 'blu', class: 'scout' } } } as unknown as Sections
  expect(entryOf({ kind: 'figure', id: 'red-heavy' }, acting)).toEqual({ kind: 'class', id: 'heavy' })
  expect(entryOf({ kind: 'figure', id: 'red-sentry' }, acting)).toEqual({ kind: 'sentry', id: '2' })
  expect(entryOf({ kind: 'action', id: 'bat' }, acting)).toEqual({ kind: 'action', id: 'scout.bat' })
  expect(entryOf({ kind: 'square', id: 'r1c1' }, acting)).toBeUndefined()
})
