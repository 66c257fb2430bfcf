// The story of a finished match, from the events and views of its record.

import type { Message, Place } from '../../wire/wire'
import type { Sections } from '../../lib/sync'
import type { Account } from '../drawings'
import { kindOf, pieceIn, standOf, teamIn, viewOf } from './view'

const SOURCES = ['kills', 'sentry', 'intel', 'captures']

export function account(steps: { events: Message[]; view: Sections }[], result: Place[]): Account {
  const sides = result.map((place) => place.side)
  const sideOf = (team: string | undefined) => sides.findIndex((side) => team !== undefined && side.includes(team))
  const other = (team: string) => (team === 'blu' ? 'red' : 'blu')
  const bySide = sides.map(() => SOURCES.map(() => 0))
  const curves = sides.map(() => [0])
  const best: Message[] = []
  const count = (source: string, team: string | undefined) => {
    const row = bySide[sideOf(team)]
    const n = SOURCES.indexOf(source)
    if (row) row[n] = (row[n] ?? 0) + 1
  }
  let rotation = 1
  for (const { events, view } of steps) {
    for (const event of events) {
      const kind = kindOf(event)
      const who = pieceIn(event)
      if (kind === 'died' && who) count('kills', other(standOf(who).team))
      if (kind === 'sentry-fired') count('sentry', teamIn(event))
      if (kind === 'intel-taken' && who) count('intel', standOf(who).team)
      if (kind === 'captured') count('captures', teamIn(event))
      if (/^(intel-taken|captured|won)/.test(kind)) best.push(event)
    }
    const now = viewOf(view)
    if (!now || (now.rotation <= rotation && !now.over)) continue
    rotation = now.rotation
    curves.forEach((curve, side) => curve.push(bySide[side]?.[0] ?? 0))
  }
  return { sources: SOURCES.map((source) => `web-tf2-board-source-${source}`), bySide, curves, best: best.slice(-4) }
}
