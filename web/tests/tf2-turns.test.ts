import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ahead, chart, does, reaches, spaces } from '../src/games/tf2-turns/chart.svelte'
import { sound, Yard } from '../src/games/tf2-turns/motion.svelte'
import { usual } from '../src/games/tf2-turns/usual'
import { dirIn, groundAt, kindOfUnitIn, markIn, oddsOf, sideOf, spotOf, viewOf, type View } from '../src/games/tf2-turns/view'
import type { Arg, Message } from '../src/wire/wire'

vi.mock('../src/lib/api', () => {
  const card = Promise.resolve({
    components: {
      units: [{ kind: 'medic', weapon: { pattern: 'heal' }, verbs: ['melee', 'heal', 'uber'] }],
      boards: [],
      quarters: [[], [[1, 0], [2, -1], [2, 0], [2, 1]], [], []],
    },
  })
  return { gameCard: () => card }
})

const term = (kind: string, id: string): Arg => ({ term: { id: `tf2-turns-${kind}-${id}`, plain: id } })
const unit = (side: string, kind: string, number: number): Arg => ({
  message: { id: 'tf2-turns-name', args: [['side', term('side', side)], ['kind', term('unit', kind)], ['number', { number }]] },
})
const turret = (owner: Arg): Arg => ({ message: { id: 'tf2-turns-building', args: [['piece', term('piece', 'turret')], ['owner', owner]] } })
const told = (id: string, ...args: [string, Arg][]): Message => ({ id: `tf2-turns-told-${id}`, args })

describe('messages', () => {
  test('units and buildings are found by the words of the rules', () => {
    const fire = told('fire', ['by', turret(unit('green', 'engineer', 4))], ['target', unit('red', 'medic', 2)])
    expect(markIn(fire, 'by')).toBe('turret-green4')
    expect(markIn(fire, 'target')).toBe('red2')
    expect(sideOf('turret-green4')).toBe('green')
    expect(dirIn(told('flame', ['dir', term('dir', 'e')]))).toBe('e')
  })

  test('odds are read from a label, also from within a warning', () => {
    const attack: Message = {
      id: 'tf2-turns-choice-attack',
      args: [['target', unit('red', 'medic', 2)], ['dice', { number: 5 }], ['need', { number: 3 }], ['chance', { number: 97 }], ['kill', { number: 3 }], ['damage', { number: 50 }]],
    }
    expect(oddsOf({ text: 'red2', label: attack })).toEqual({ chance: 97, kill: 3, damage: 50, dice: 5, need: 3, friends: false })
    const warned: Message = { id: 'tf2-turns-choice-friendly-fire', args: [['attack', { message: attack }], ['friends', { list: [] }]] }
    expect(oddsOf({ text: 'red2', label: warned })?.friends).toBe(true)
    expect(oddsOf({ text: 'end', label: { id: 'tf2-turns-choice-end' } })).toBeUndefined()
  })

  test('what a type is expected to do is printed on its card', async () => {
    await vi.waitFor(() => expect(chart()).toBeDefined())
    const ask: Message = { id: 'tf2-turns-ask-act', args: [['unit', unit('red', 'medic', 1)], ['points', { number: 4 }]] }
    expect(kindOfUnitIn(ask, 'unit')).toBe('medic')
    expect(usual(ask).map(({ text }) => text)).toEqual(['melee', 'heal', 'uber'])
    expect([does('medic', 'uber'), does('medic', 'fire'), reaches('medic', 'heal')]).toEqual([true, false, true])
    expect(ahead('r3c3', 'e', ['r3c4', 'r2c4', 'r2c5', 'r3c2'])).toEqual(['r3c4', 'r2c5'])
    expect(usual({ id: 'tf2-turns-ask-turn-ctf' })).toEqual([])
  })

  test('every type fires with a sound that no other has, and so does a turret', () => {
    const content = readFileSync(join(import.meta.dirname, '../../crates/tf2-turns/content/units.ron'), 'utf8')
    const types = [...content.matchAll(/\(unit: ([a-z]+)/g)].map((match) => match[1]!)
    expect(types).toHaveLength(7)
    const kinds: Record<string, string> = { pyro: 'flame', medic: 'link' }
    const fired = types.map((type) => sound(told(kinds[type] ?? 'fire', ['by', unit('red', type, 1)])))
    fired.push(sound(told('fire', ['by', turret(unit('red', 'engineer', 1))])))
    expect(new Set(fired).size, fired.join(' ')).toBe(8)
  })
})

const view = {
  mode: 'ctf',
  round: 1,
  over: false,
  board: { name: 'yard', width: 4, height: 2, terrain: ['#.=#', '#>=#'], features: ['____', '____'] },
  units: [
    { unit: 'red1', side: 'red', kind: 'heavy', at: 'r0c1', health: 200, max_health: 200 },
    { unit: 'green1', side: 'green', kind: 'scout', at: 'r0c2', health: 80, max_health: 80 },
  ],
  buildings: [],
  own: [],
} as unknown as View

test('sets of the chart and levels of the ground', () => {
  expect(spaces('', 4)).toEqual([])
  expect(spaces('12', 4)).toEqual(['r0c0', 'r1c1'])
  expect(['r0c0', 'r0c1', 'r0c2', 'r1c1'].map((spot) => groundAt(view.board, spotOf(spot)))).toEqual(['wall', 'lower', 'upper', 'stairs'])
  expect(viewOf({ board: {}, units: [], own: [] })).toBeDefined()
  expect(viewOf({ squares: [] })).toBeUndefined()
})

test('a type that only I know is mine to see, and what did not change stays the same object', () => {
  const [first, second] = view.units
  const hidden = [{ ...first, kind: null, max_health: 0 }, { ...second, kind: null, max_health: 0 }]
  const own = [{ kind: 'heavy', max_health: 200 }, { kind: null, max_health: 0 }]
  const mine = viewOf({ ...view, units: hidden, own })
  expect(mine?.units.map(({ kind, max_health }) => [kind, max_health])).toEqual([['heavy', 200], [null, 0]])
  const later = viewOf({ ...view, units: hidden, own: [own[0], { kind: 'scout', max_health: 80 }] })
  expect(later?.units[0]).toBe(mine?.units[0])
  expect(later?.units[1]?.kind).toBe('scout')
})

describe('motion', () => {
  beforeEach(() => void vi.useFakeTimers())
  const sections = view as unknown as Record<string, unknown>

  test('dice gather in a tray, and go when they have been seen', () => {
    const yard = new Yard()
    yard.play(told('fire', ['by', unit('red', 'heavy', 1)], ['target', unit('green', 'scout', 1)]), 300, sections)
    for (const [kind, face] of [['hit', 5], ['miss', 2]] as const) {
      yard.play(told(kind, ['target', unit('green', 'scout', 1)], ['face', { number: face }], ['need', { number: 4 }]), 300, sections)
    }
    expect(yard.tray).toMatchObject({ by: 'red1', target: 'green1', need: 4, dice: [{ value: 5, hit: true }, { value: 2, hit: false }] })
    vi.advanceTimersByTime(5000)
    expect(yard.tray).toBeUndefined()
  })

  test('health falls with the blow, the fallen go, and the view ends it all', () => {
    const yard = new Yard()
    const target = unit('green', 'scout', 1)
    yard.play(told('hurt', ['target', target], ['damage', { number: 60 }], ['left', { number: 20 }]), 300, sections)
    expect(yard.health.green1).toBe(20)
    yard.play(told('killed-fire', ['unit', target], ['wait', { number: 1 }]), 0, sections)
    expect(yard.gone.green1).toBe(true)
    yard.arrive()
    expect([yard.health, yard.gone]).toEqual([{}, {}])
  })

  test('a push moves a unit at once when nothing is to be shown', () => {
    const yard = new Yard()
    yard.play(told('push', ['unit', unit('red', 'heavy', 1)], ['to', { text: 'r1c1' }], ['way', { text: 'r0c1 r1c1' }]), 0, sections)
    expect(yard.where(view, 'red1')).toBe('r1c1')
    expect(yard.flashes).toEqual([])
  })
})
