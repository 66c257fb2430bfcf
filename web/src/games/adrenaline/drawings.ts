import type { Drawings } from '../drawings'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { index } from './entries'
import { drawn } from './geometry'
import Hand from './Hand.svelte'
import { look } from './looks'
import { Arena, lasts, sound } from './motion.svelte'
import Players from './Players.svelte'
import Sign from './Sign.svelte'
import { fromOne } from './squares.svelte'
import Status from './Status.svelte'
import Token from './Token.svelte'
import { about, figureName, holds, kindOf, viewOf, wordFor } from './view'

export const drawings: Drawings = {
  Board, Card, Hand, Players, Sign, Status, Token,
  lasts, sound, wordFor, index,
  shape: (view) => drawn(viewOf(view)?.squares ?? []),
  motion: () => new Arena(),
  usual: (question) => (kindOf(question) === 'action' ? [{ text: 'shoot', label: { id: 'adrenaline-choice-shoot' } }] : []),
  about,
  counted: fromOne,
  announce: (sections) => {
    const view = viewOf(sections)
    return !view?.frenzy || view.over ? undefined : { id: view.last_turns === 1 ? 'web-adrenaline-last-turn' : 'adrenaline-told-frenzy' }
  },
  holds,
  passable: (question) => /^(scope|tagback)$/.test(kindOf(question)),
  symbols: (sections) => {
    const view = viewOf(sections)
    return [
      'damage', 'grab', 'shoot', 'killshot', 'marks', 'worth', 'cubes', 'powerups', 'points',
      ...(view?.domination ? ['post', 'skulls'] : view?.turrets ? ['tiles', 'turrets', 'skulls'] : ['track']),
      ...(view?.figures.some(({ power }) => power) ? ['rush', 'token-venom', 'token-control', 'token-tracked', 'tuned'] : []),
    ]
  },
  name: figureName,
  colour: (actor) => look(actor).colour,
}
