// The story of a finished match, from the events and views of its record.

import type { Sections } from '../../lib/sync'
import type { Message, Place } from '../../wire/wire'
import { kindOf, numberIn, termIn } from '../adrenaline/view'
import type { Account } from '../drawings'
import { sideOf, type View } from './view'

const SOURCES = ['board', 'flush', 'overkill', 'multikill', 'leftover']

const sourceOf = (kind: string) => SOURCES.indexOf(/(double|triple)kill$/.test(kind) ? 'multikill' : kind.replace('scored-', ''))

export function account(steps: { events: Message[]; view: Sections }[], result: Place[]): Account {
  const sides = result.map(({ side }) => sideOf(side[0] ?? ''))
  const bySide = sides.map(() => SOURCES.map(() => 0))
  const curves = sides.map(() => [0])
  const moments: { message: Message; worth: number }[] = []
  let turn: string | undefined
  for (const { events, view } of steps) {
    for (const event of events) {
      const kind = kindOf(event)
      const points = numberIn(event, 'points')
      const row = bySide[sides.findIndex((side) => termIn(event, 'team') === `side-${side}`)]
      const source = sourceOf(kind)
      if (kind.startsWith('scored-') && source >= 0 && row) row[source] = (row[source] ?? 0) + points
      if (kind.startsWith('hurt')) moments.push({ message: event, worth: numberIn(event, 'damage') })
      if (kind === 'flushed') moments.push({ message: event, worth: 2 + numberIn(event, 'colours') })
    }
    const now = view as Partial<View>
    if (!now.turn || (now.turn === turn && !now.over)) continue
    turn = now.turn
    curves.forEach((curve, n) => curve.push(bySide[n]?.reduce((sum, points) => sum + points, 0) ?? 0))
  }
  const best = moments.sort((a, b) => b.worth - a.worth).slice(0, 3).map(({ message }) => message)
  return { sources: SOURCES.map((source) => `web-adrenaline-team-source-${source}`), bySide, curves, best }
}
