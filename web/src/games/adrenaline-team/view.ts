// Team Play's view as it comes over the wire (crates/adrenaline/src/team/view.rs),
// and what both games of the arena show of it. No rules here.

import type { Sections } from '../../lib/sync'
import type { Message } from '../../wire/wire'
import type { Scene } from '../adrenaline/scene'
import { squaresOf, type CardView, type SquareView } from '../adrenaline/view'

export type Side = 'black' | 'white'

export interface TeamView {
  id: Side
  players: string[]
  characters: string[]
  starts: boolean
  points: number
  leftover: number
  buffer: number
  flush_at: number
  pool: string[]
  controller: string | null
}

export interface PlayerView {
  id: string
  team: Side
  ammo: [number, number, number]
  weapons: string[]
  powerups: number
  hand: CardView[] | null
  tuned: boolean
}

export interface CharacterView {
  id: string
  name: string
  team: Side | null
  owner: string | null
  shared: boolean
  at: string | null
  damage: number
  waiting: number
  marks: number
  slides: number
  killshot: number
  overkill: number
  skulls: number
  values: number[]
  venom: boolean
  control: boolean
  tracked: boolean
  acted: boolean
  weapon: { id: string; loaded: boolean; loaded_by: string | null } | null
  ability: { id: string; mandatory: boolean; state: 'resting' | 'ready' | 'used'; tokens: number }
}

export interface Row {
  points: number
  heals: number
  cubes: number
  powerups: number
}

export interface View {
  squares: SquareView[]
  teams: TeamView[]
  players: PlayerView[]
  characters: CharacterView[]
  reward: { id: string; name: string; rows: [Row, Row, Row] } | null
  hidden_hands: boolean
  skulls_left: number
  skulls_at_start: number
  turn: Side
  last_turn: boolean
  acting: string | null
  asked: string[]
  firing: string | null
  over: boolean
}

export function viewOf(sections: Sections | undefined): View | undefined {
  if (!sections?.characters) return undefined
  return { ...(sections as unknown as View), squares: squaresOf(sections as unknown as Parameters<typeof squaresOf>[0]) }
}

/** Icons of the tokens that a character carries. */
export const tokensOf = (one: CharacterView): string[] => [
  ...(one.venom ? ['token-venom'] : []),
  ...(one.control ? ['token-control'] : []),
  ...(one.tracked ? ['token-tracked'] : []),
]

/** The arena as both games draw it. */
export const sceneOf = (view: View | undefined): Scene | undefined =>
  view && {
    squares: view.squares,
    figures: view.characters.map((one) => ({
      id: one.id,
      at: one.at,
      damage: one.damage,
      dead: one.damage >= one.killshot,
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
