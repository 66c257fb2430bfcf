import type { Offer } from '../../wire/wire'
import { drawn } from '../adrenaline/geometry'
import { Arena, lasts, sound } from '../adrenaline/motion.svelte'
import { fromOne } from '../adrenaline/squares.svelte'
import { about, figureIn, holds, kindOf, wordFor } from '../adrenaline/view'
import type { Drawings } from '../drawings'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { index } from './entries'
import Hand from './Hand.svelte'
import Players from './Players.svelte'
import Sign from './Sign.svelte'
import Status from './Status.svelte'
import Token from './Token.svelte'
import { actorName, sceneOf, sideOf, SIGNS, teamName, viewOf } from './view'

/** What a character may do with its action. */
const ACTIONS: Offer[] = [
  { text: 'shoot', label: { id: 'adrenaline-choice-shoot' } },
  { text: 'rush-grab', label: { id: 'adrenaline-team-choice-rush-grab', args: [['moves', { number: 2 }]] } },
  { text: 'rush-shoot', label: { id: 'adrenaline-team-choice-rush-shoot', args: [['moves', { number: 1 }]] } },
]

export const drawings: Drawings = {
  Board, Card, Hand, Players, Sign, Status, Token,
  lasts, sound, wordFor, index,
  shape: (view) => ({ ...drawn(viewOf(view)?.squares ?? []), beside: 108 }),
  motion: () => new Arena((sections) => sceneOf(viewOf(sections))),
  counted: fromOne,
  announce: (sections) => {
    const view = viewOf(sections)
    return view?.last_turn && !view.over ? { id: 'web-adrenaline-team-last-turn' } : undefined
  },
  usual: (question) => (kindOf(question) === 'act' ? ACTIONS : []),
  about: (event) => {
    const who = kindOf(event) === 'ability' ? figureIn(event, 'who') : undefined
    return who === undefined ? about(event) : { kind: 'figure', id: who }
  },
  holds,
  passable: (question) => /^(scope|tagback)$/.test(kindOf(question)),
  symbols: () => [...SIGNS, 'cubes', 'tuned'],
  setsUp: (question) => /^(draft|assign|arm|muster)$/.test(kindOf(question)),
  name: actorName,
  side: (actors) => {
    const side = sideOf(actors[0] ?? '')
    return { name: teamName(side), tokens: [side] }
  },
  entryOf: ({ kind, id }, view) =>
    kind === 'weapon' && viewOf(view)?.characters.some(({ weapon }) => weapon?.id === id) ? { kind: 'own-weapon', id } : { kind, id },
  colour: (actor) => `var(--side-${sideOf(actor)})`,
}
