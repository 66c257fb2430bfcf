// The story of a finished match, from the events and views of its record.

import type { Message, Place } from '../../wire/wire'
import type { Sections } from '../../lib/sync'
import type { Account } from '../drawings'
import { figureIn, kindOf, numberIn, type View } from './view'

const SOURCES = ['board', 'first-blood', 'double-kill', 'track']

export function account(steps: { events: Message[]; view: Sections }[], result: Place[]): Account {
  const sides = result.map((place) => place.side)
  const sideOf = (figure: string | undefined) => sides.findIndex((side) => figure !== undefined && side.includes(figure))
  const bySide = sides.map(() => SOURCES.map(() => 0))
  const curves = sides.map(() => [0])
  const shots: { message: Message; damage: number }[] = []
  let turn: string | undefined
  for (const { events, view } of steps) {
    for (const event of events) {
      const kind = kindOf(event)
      const source = SOURCES.indexOf(kind.replace('scored-', ''))
      const row = bySide[sideOf(figureIn(event, 'who'))]
      if (kind.startsWith('scored-') && source >= 0 && row) row[source] = (row[source] ?? 0) + numberIn(event, 'points')
      if (kind.startsWith('hurt')) shots.push({ message: event, damage: numberIn(event, 'damage') })
    }
    const now = view as Partial<View>
    if (!now.turn || (now.turn === turn && !now.over)) continue
    turn = now.turn
    curves.forEach((curve, side) => curve.push(bySide[side]?.reduce((sum, points) => sum + points, 0) ?? 0))
  }
  const best = shots.sort((a, b) => b.damage - a.damage).slice(0, 3).map((shot) => shot.message)
  return { sources: SOURCES.map((source) => `web-adrenaline-source-${source}`), bySide, curves, best }
}
