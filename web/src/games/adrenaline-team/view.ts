// Team Play's view as it is drawn: what the wire brings (crates/adrenaline/src/team/view.rs),
// put together with what is printed, and what both games of the arena show of it. No rules here.

import type { Sections } from '../../lib/sync'
import type { CharacterView, PlayerOwn, PlayerView as PublicPlayer, Public, Row, TeamView } from '../../wire/adrenaline-team'
import type { Message } from '../../wire/wire'
import type { Scene } from '../adrenaline/scene'
import { squaresOf, type SquareView } from '../adrenaline/view'
import { joined } from '../join'

export type Side = 'black' | 'white'
export type PlayerView = PublicPlayer & PlayerOwn
export type View = Omit<Public, 'squares' | 'players'> & { squares: SquareView[]; players: PlayerView[] }
export type { CharacterView, Row, TeamView }

export function viewOf(sections: Sections | undefined): View | undefined {
  if (!sections?.characters) return undefined
  const wire = sections as unknown as Public & { own: PlayerOwn[] }
  return { ...wire, squares: squaresOf(wire), players: joined(wire.players, wire.own) }
}

/** Icons of the tokens that a character carries. */
export const tokensOf = (one: CharacterView): string[] => [
  ...(one.venom ? ['token-venom'] : []),
  ...(one.control ? ['token-control'] : []),
  ...(one.tracked ? ['token-tracked'] : []),
]

/** Signs that only Team Play has, or that mean something else here; in the order of the legend. */
export const SIGNS = [
  'damage', 'buffer', 'marks', 'grab', 'shoot', 'killshot', 'rush', 'worth', 'skulls', 'powerups', 'token-venom', 'token-control', 'token-tracked', 'shared',
]

/** The arena as both games draw it. */
export const sceneOf = (view: View | undefined): Scene | undefined =>
  view && {
    squares: view.squares,
    figures: view.characters.map((one) => ({
      id: one.id,
      at: one.at,
      damage: one.damage,
      dead: one.dead,
      badge: one.waiting ? `${one.damage}+${one.waiting}` : one.damage ? String(one.damage) : '',
      team: one.team ?? undefined,
      tokens: tokensOf(one),
      turn: !view.over && (view.acting ? view.acting === one.id : view.turn === one.team && !one.acted),
    })),
    acting: view.acting ?? undefined,
  }

/** Somebody is still to be drafted. */
export const isDraft = (view: View): boolean => view.characters.some((one) => one.team === null)

// Names of things as messages

const term = (kind: string, id: string): Message => ({ id: `adrenaline-team-${kind}-${id}` })
export const teamName = (id: string): Message => term('side', id)
export const abilityName = (id: string): Message => term('ability', id)
export const rewardName = (id: string): Message => term('reward', id)

/** `black-2` is a player; anybody else is a team where its command speaks. */
export function actorName(actor: string): Message {
  const [side = '', n] = actor.split('-')
  return n ? { id: `adrenaline-team-player-${side}`, args: [['n', { number: Number(n) }]] } : teamName(side)
}

export const sideOf = (actor: string): Side => (actor.startsWith('white') ? 'white' : 'black')
export const isPlayer = (actor: string): boolean => /^(black|white)(-\d)?$/.test(actor)
