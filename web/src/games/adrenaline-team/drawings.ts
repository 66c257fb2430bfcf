import type { Offer } from '../../wire/wire'
import { Arena, lasts, sound } from '../adrenaline/motion.svelte'
import { kindOf, wordFor } from '../adrenaline/view'
import type { Drawings } from '../drawings'
import { account } from './account'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Hand from './Hand.svelte'
import Players from './Players.svelte'
import Sign from './Sign.svelte'
import Status from './Status.svelte'
import Token from './Token.svelte'
import { actorName, sceneOf, sideOf, viewOf } from './view'

/** What a character may do with its action. */
const ACTIONS: Offer[] = [
  { text: 'shoot', label: { id: 'adrenaline-choice-shoot' } },
  { text: 'rush-grab', label: { id: 'adrenaline-team-choice-rush-grab', args: [['moves', { number: 2 }]] } },
  { text: 'rush-shoot', label: { id: 'adrenaline-team-choice-rush-shoot', args: [['moves', { number: 1 }]] } },
]

export const drawings: Drawings = {
  Board, Card, Hand, Players, Sign, Status, Token,
  account, lasts, sound, wordFor,
  motion: () => new Arena((sections) => sceneOf(viewOf(sections))),
  usual: (question) => (kindOf(question) === 'act' ? ACTIONS : []),
  name: actorName,
  side: (actors) => [sideOf(actors[0] ?? '')],
  colour: (actor) => `var(--side-${sideOf(actor)})`,
}
