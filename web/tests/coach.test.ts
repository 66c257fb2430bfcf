import { expect, test } from 'vitest'
import { INTRO, isSetup, next, OUTRO, TOUR, wording } from '../src/coach/marks'

const intro = INTRO.map(({ id }) => id)
const tour = TOUR.map(({ id }) => id)
const knows = (id: string) => id === 'coach-adrenaline-ask-action'
const moment = { seen: [] as string[], question: undefined as string | undefined, answers: 0, knows }
const action = 'adrenaline-ask-action'

test('nothing is said before the first question, then what one plays for', () => {
  expect(next(moment)).toBe('wait')
  expect(next({ ...moment, question: 'x' })).toEqual(INTRO[0])
})

test('the table is shown while others move, not before somebody has answered', () => {
  expect(next({ ...moment, seen: intro })).toBe('wait')
  expect(next({ ...moment, seen: intro, answers: 1 })).toEqual(TOUR[0])
  expect(next({ ...moment, seen: [...intro, 'you'], answers: 1 })).toEqual(TOUR[1])
  expect(next({ ...moment, seen: intro, answers: 1, question: action })).toMatchObject({ id: action })
})

test('every question that has a word to it is explained once', () => {
  expect(next({ ...moment, seen: intro, question: action })).toMatchObject({ id: action, asked: true })
  expect(next({ ...moment, seen: [...intro, action], question: action })).toBe('wait')
  expect(next({ ...moment, seen: intro, question: 'unknown' })).toBe('wait')
})

test('after the first turn come the last words', () => {
  const seen = [...intro, ...tour, action]
  expect(next({ ...moment, seen, answers: 1 })).toBe('wait')
  expect(next({ ...moment, seen: [...intro, ...tour], answers: 9 })).toBe('wait')
  expect(next({ ...moment, seen, answers: 3 })).toEqual(OUTRO[0])
  expect(next({ ...moment, seen: [...seen, ...OUTRO.map(({ id }) => id)], answers: 4 })).toBe('done')
})

test('choosing teams and putting figures down is no turn yet', () => {
  const setup = ['adrenaline-ask-spawn', 'adrenaline-ask-bot-spawn', 'adrenaline-team-ask-draft', 'tf2-board-ask-place-class', 'tf2-board-ask-place-square', 'tf2-turns-ask-roster', 'tf2-turns-ask-place']
  expect(setup.filter((id) => !isSetup(id))).toEqual([])
  expect([action, 'tf2-board-ask-select', 'tf2-turns-ask-turn-ctf', 'tf2-turns-ask-free-turn'].filter(isSetup)).toEqual([])
})

test('what a mode does in its own way is said in its own words', () => {
  const known = (id: string) => id === 'coach-adrenaline-goal-turret' || id === 'coach-adrenaline-ask-run-turret'
  const said = (id: string, mode: unknown) => wording({ id, at: [] }, 'adrenaline', mode, known)
  expect([said('goal', 'turret'), said('goal', 'deathmatch'), said('goal', undefined)]).toEqual(['coach-adrenaline-goal-turret', 'coach-adrenaline-goal', 'coach-adrenaline-goal'])
  expect([said('adrenaline-ask-run', 'turret'), said(action, 'turret'), said('board', 'turret')]).toEqual(['coach-adrenaline-ask-run-turret', `coach-${action}`, 'coach-board'])
})
