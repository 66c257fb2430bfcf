// The story of a finished match, from the events and views of its record.

import type { Message, Place } from '../../wire/wire'
import type { Sections } from '../../lib/sync'
import type { Account } from '../drawings'
import { kindOf, markIn, numberIn, sideIn, sideOf, viewOf } from './view'

const SOURCES = ['kills', 'damage', 'healing', 'buildings', 'goals'] as const

export function account(steps: { events: Message[]; view: Sections }[], result: Place[]): Account {
  const sides = result.map((place) => place.side[0] ?? '')
  const bySide = sides.map(() => SOURCES.map(() => 0))
  const curves = sides.map(() => [0])
  const blows: { message: Message; damage: number }[] = []
  const add = (side: string | undefined, source: (typeof SOURCES)[number], n: number) => {
    const row = bySide[sides.indexOf(side ?? '')]
    const column = SOURCES.indexOf(source)
    if (row) row[column] = (row[column] ?? 0) + n
  }
  let round = 0
  for (const { events, view } of steps) {
    for (const event of events) {
      const kind = kindOf(event)
      const other = (mark: string | undefined) => mark && (sideOf(mark) === 'red' ? 'green' : 'red')
      if (kind === 'hurt' || kind === 'burn') {
        add(other(markIn(event, kind === 'hurt' ? 'target' : 'unit')), 'damage', numberIn(event, 'damage'))
        blows.push({ message: event, damage: numberIn(event, 'damage') })
      } else if (kind === 'die') add(other(markIn(event, 'unit')), 'kills', 1)
      else if (kind === 'destroy') add(other(markIn(event, 'building')), 'buildings', 1)
      else if (kind === 'heal') add(sideOf(markIn(event, 'patient') ?? ''), 'healing', numberIn(event, 'health'))
      else if (kind === 'flag-take') add(sideIn(event), 'goals', 1)
      else if (kind === 'capture') add('red', 'goals', 1)
    }
    const now = viewOf(view)
    if (!now || (now.round === round && !now.over)) continue
    round = now.round
    curves.forEach((curve, n) => curve.push(bySide[n]?.[0] ?? 0))
  }
  const best = blows.sort((a, b) => b.damage - a.damage).slice(0, 3).map((blow) => blow.message)
  return { sources: SOURCES.map((source) => `web-tf2-turns-source-${source}`), bySide, curves, best }
}
