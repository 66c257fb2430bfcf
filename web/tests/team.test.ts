import { expect, test } from 'vitest'
import { foresee } from '../src/games/adrenaline/scene'
import { price } from '../src/games/adrenaline/view'
import { actorName, sceneOf, type View } from '../src/games/adrenaline-team/view'
import type { Arg, Message } from '../src/wire/wire'

const figure = (id: string): Arg => ({ term: { id: `adrenaline-figure-${id}`, plain: id } })
const told = (id: string, args: [string, Arg][]): Message => ({ id: `adrenaline-team-told-${id}`, args })

test('a seat is named by its player, a command by its team', () => {
  expect(actorName('white-2')).toEqual({ id: 'adrenaline-team-player-white', args: [['n', { number: 2 }]] })
  expect(actorName('black')).toEqual({ id: 'adrenaline-team-side-black' })
})

test('what an answer would do is summed up by figure', () => {
  const hurt = told('hurt', [['who', figure('sprog')], ['by', figure('echo')], ['damage', { number: 1 }]])
  const marked = told('marked', [['who', figure('sprog')], ['marks', { number: 1 }]])
  const scored = told('scored-flush', [['team', { term: { id: 'adrenaline-team-side-black', plain: 'black' } }], ['points', { number: 2 }]])
  expect(foresee([hurt, scored, hurt, marked]).hits).toEqual([{ who: 'sprog', damage: 2, marks: 1 }])
})

test('a price says cubes, any cube and a rush', () => {
  expect(price({ id: 'x', cost: 'RB', any: 1, rush: 1, mode: false })).toBe('RB*!')
})

test('the acting character has the turn, or all that have not acted', () => {
  const one = (id: string, team: string, acted: boolean) => ({
    id, team, acted, at: 'r0c0', damage: 3, dead: id === 'sprog', waiting: 2, venom: true, control: false, tracked: false,
  })
  const view = { squares: [], characters: [one('echo', 'black', true), one('dozer', 'black', false), one('sprog', 'white', false)], turn: 'black', over: false }
  const turns = (acting: string | null) => sceneOf({ ...view, acting } as unknown as View)?.figures.filter(({ turn }) => turn).map(({ id }) => id)
  expect(turns(null)).toEqual(['dozer'])
  expect(turns('echo')).toEqual(['echo'])
  expect(sceneOf({ ...view, acting: null } as unknown as View)?.figures.map(({ dead }) => dead)).toEqual([false, false, true])
  expect(sceneOf({ ...view, acting: null } as unknown as View)?.figures[0]).toMatchObject({ badge: '3+2', tokens: ['token-venom'], team: 'black' })
})
