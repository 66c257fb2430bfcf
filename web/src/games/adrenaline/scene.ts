// What both games of the arena show on it.

import type { Message } from '../../wire/wire'
import { figureIn, kindOf, numberIn, wayIn, type SquareView, type View } from './view'

/** A figure as the arena shows it. */
export interface Pawn {
  id: string
  at: string | null
  damage: number
  dead: boolean
  /** What stands on the badge: damage, and in Team Play what waits. */
  badge: string
  /** The colour of its stand, where there are teams. */
  team?: string | undefined
  /** Icons of tokens it carries. */
  tokens: string[]
  /** Is it its turn? */
  turn: boolean
}

export interface Scene {
  squares: SquareView[]
  figures: Pawn[]
  /** Tokens on the tracks of spawnpoints, by square. */
  posts?: Record<string, [string, number][]>
  /** Who owns the turret of a square, if anybody does. */
  turrets?: Record<string, string | null>
  /** The figure that walks and shoots now. */
  acting: string | undefined
}

export const sceneOf = (view: View | undefined, asked: string | undefined): Scene | undefined =>
  view && {
    squares: view.squares,
    figures: view.figures.map(({ id, at, damage, dead }) => ({
      id,
      at,
      damage: damage.length,
      dead,
      badge: damage.length ? String(damage.length) : '',
      tokens: [],
      turn: view.turn === id && !view.over,
    })),
    posts: Object.fromEntries((view.domination?.spawnpoints ?? []).map(({ at, tokens }) => [at, tokens])),
    turrets: Object.fromEntries((view.turrets?.turrets ?? []).map(({ at, owner }) => [at, owner])),
    acting: asked ?? view.turn,
  }

/** What an answer would do, read from the events that it would cause. */
export interface Foreseen {
  hits: { who: string; damage: number; marks: number }[]
  /** The squares that somebody passes, both ends included. */
  ways: string[][]
}

export function foresee(events: Message[]): Foreseen {
  const foreseen: Foreseen = { hits: [], ways: [] }
  for (const event of events) {
    const who = figureIn(event, 'who')
    if (!who) continue
    const [kind, way] = [kindOf(event), wayIn(event)]
    if (way.length) foreseen.ways.push(way)
    const damage = /^(hurt|burned|venom)/.test(kind) ? numberIn(event, 'damage') : 0
    const marks = kind === 'marked' ? numberIn(event, 'marks') : 0
    if (!damage && !marks) continue
    const hit = foreseen.hits.find((hit) => hit.who === who)
    if (!hit) foreseen.hits.push({ who, damage, marks })
    else {
      hit.damage += damage
      hit.marks += marks
    }
  }
  return foreseen
}
