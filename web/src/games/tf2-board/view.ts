// The game's view as it comes over the wire (crates/tf2-board/src/view.rs), and
// how to find things in it and in messages. No rules here.

import type { Sections } from '../../lib/sync'
import type {
  ActionCard, ClassCard, FigureView, IntelView, PointView, Public as View, SentryCard, SentryView, Stand, Team,
} from '../../wire/tf2-board'
import type { Arg, Message, Offer } from '../../wire/wire'
import type { Placed } from '../grid'

export type { ActionCard, ClassCard, FigureView, IntelView, PointView, SentryCard, SentryView, Stand, Team, View }
export const TEAMS: Team[] = ['blu', 'red']

export const viewOf = (sections: Sections | undefined): View | undefined =>
  sections?.rows ? (sections as unknown as View) : undefined

// Squares

export interface Spot {
  row: number
  column: number
}

/** `r3c12` as numbers. */
export function spot(word: string): Spot {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(word) ?? []
  return { row: Number(row), column: Number(column) }
}

export const word = ({ row, column }: Spot): string => `r${row}c${column}`
export const signAt = (view: View, { row, column }: Spot): string => view.rows[row]?.[column] ?? '#'

/** All squares that are no wall. */
export function ground(rows: string[]): (Spot & { id: string; sign: string })[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [] : [{ row, column, sign, id: word({ row, column }) }])),
  )
}

/** What every square of the map is, walls too: a reason may speak of one. */
export const placed = (rows: string[]): Placed[] =>
  rows.flatMap((line, row) => [...line].map((sign, column) => ({ row, column, id: word({ row, column }), is: squareName(sign), ...(sign === '#' ? {} : { plain: sign === '.' }) })))

const SIGNS: Record<string, [string, Team?]> = {
  '#': ['wall'], '.': ['floor'], '~': ['water'], b: ['spawn', 'blu'], r: ['spawn', 'red'], B: ['home', 'blu'], R: ['home', 'red'],
}

function squareName(sign: string): Message {
  const [kind, team] = SIGNS[sign] ?? ['point']
  const args: [string, Arg][] = team ? [['team', { message: teamName(team) }]] : kind === 'point' ? [['n', { number: Number(sign) }]] : []
  return { id: `web-tf2-board-at-${kind}`, args }
}

const HEADINGS = [[-1, 0], [0, 1], [1, 0], [0, -1]] as const

/** The squares in line with one, from the nearest to the farthest distance, as far as the printed runs go. */
export const reach = (runs: number[], from: Spot, least: number, most: number): Spot[] =>
  HEADINGS.flatMap(([dr, dc], heading) =>
    Array.from({ length: Math.min(most, runs[heading] ?? 0) }, (_, n) => n + 1)
      .filter((n) => n >= least)
      .map((n) => ({ row: from.row + n * dr, column: from.column + n * dc })),
  )

// Pieces

export const idOf = ({ team, class: kind }: Stand): string => `${team}-${kind ?? 'sentry'}`

export function standOf(id: string): Stand {
  const [team, kind] = id.split('-')
  return { team: team === 'red' ? 'red' : 'blu', class: !kind || kind === 'sentry' ? null : kind }
}

export const figureAt = (view: View, id: string): FigureView | undefined => view.figures.find((figure) => idOf(figure) === id)

/** Where a piece stands. */
export function placeOf(view: View, id: string): string | undefined {
  const { team, class: kind } = standOf(id)
  if (kind === null) return view.sentries.find((sentry) => sentry.team === team)?.at
  return figureAt(view, id)?.at ?? undefined
}

// Names of things as messages

export const teamName = (team: string): Message => ({ id: `tf2-board-team-${team}` })
export const className = (kind: string): Message => ({ id: `tf2-board-class-${kind}` })
export const actionName = (id: string): Message => ({ id: `tf2-board-action-${id}` })
export const markerName = (id: string): Message => ({ id: `tf2-board-marker-${id}` })
export const standName = ({ team, class: kind }: Stand): Message => ({
  id: 'tf2-board-stand',
  args: [
    ['team', { message: teamName(team) }],
    ['unit', { message: kind === null ? { id: 'tf2-board-sentry' } : className(kind) }],
  ],
})

// What a message is about

const arg = (message: Message | undefined, name: string): Arg | undefined => message?.args?.find(([n]) => n === name)?.[1]

const termIn = (message: Message | undefined, name: string): string | undefined => {
  const value = arg(message, name)
  return value && 'term' in value ? value.term.id : value && 'message' in value ? value.message.id : undefined
}

/** The piece in an argument. */
export function pieceIn(message: Message | undefined, name = 'who'): string | undefined {
  const value = arg(message, name)
  if (!value || !('message' in value)) return undefined
  const team = termIn(value.message, 'team')?.replace('tf2-board-team-', '')
  const unit = termIn(value.message, 'unit')?.replace(/^tf2-board-(class-)?/, '')
  return team && unit && `${team}-${unit}`
}

export const teamIn = (message: Message): Team | undefined => {
  const team = termIn(message, 'team')?.replace('tf2-board-team-', '')
  return team === 'blu' || team === 'red' ? team : undefined
}
export const actionIn = (message: Message | undefined): string | undefined => termIn(message, 'action')?.replace('tf2-board-action-', '')
export const markerIn = (message: Message): string | undefined => termIn(message, 'marker')?.replace('tf2-board-marker-', '')
export const causeIn = (message: Message): string | undefined => termIn(message, 'cause')?.replace('tf2-board-cause-', '')

export function numberIn(message: Message | undefined, name: string): number | undefined {
  const value = arg(message, name)
  return value && 'number' in value ? value.number : undefined
}

export function spotIn(message: Message): string | undefined {
  const value = arg(message, 'at')
  return value && 'text' in value ? value.text : undefined
}

/** The squares of the way of a walk, one after the other in a text, or of a list: what an action may be aimed at. */
export function spotsIn(message: Message | undefined, name: string): string[] {
  const value = arg(message, name)
  if (value && 'text' in value) return value.text.split(' ').filter(Boolean)
  return value && 'list' in value ? value.list.flatMap((item) => ('text' in item ? [item.text] : [])) : []
}

/** The numbers of a list: the faces of dice. */
export function numbersIn(message: Message | undefined, name: string): number[] {
  const value = arg(message, name)
  return value && 'list' in value ? value.list.flatMap((item) => ('number' in item ? [item.number] : [])) : []
}

/** What is asked or told, without the prefix: `rolled-hit`, `act`. */
export const kindOf = (message: Message | undefined): string => message?.id.replace(/^tf2-board-(told|ask|do)-/, '') ?? ''

/** The chance that an offer carries, in percent. */
export const percentOf = (offer: Offer | undefined): number | undefined => numberIn(offer?.label, 'percent')

/** The word that would answer with a thing of the table. */
export const wordFor = (kind: string, id: string): string => (kind === 'figure' ? `@${id}` : id)
