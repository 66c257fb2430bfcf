// Keeping in step with the match: what a frame makes of what I know. Pure.

import type { Log, Message, Told } from '../wire/wire'
import { asked, type Asked } from './offers'

export type Sections = Record<string, unknown>

/** One step of the match as it is to be shown: play the events, then draw the view. */
export interface Step {
  seq: number
  events: Message[]
  view: Sections
  asks: Asked[]
  /** Something was taken back: this many lines of the log stay. */
  undone: number | undefined
}

/** Where I am and what the table looks like there. */
export interface Known {
  seq: number
  view: Sections
}

/** The sections that came replace the old ones; of a list, perhaps only some fields of some elements. */
export function patched(view: Sections, told: Pick<Told, 'view' | 'parts'>): Sections {
  const next = { ...view, ...told.view }
  for (const [section, elements] of Object.entries(told.parts ?? {})) {
    const list = [...((next[section] as object[] | undefined) ?? [])]
    for (const [index, fields] of Object.entries(elements)) list[Number(index)] = { ...list[Number(index)], ...fields }
    next[section] = list
  }
  return next
}

/** The next step, `old` if I am past it, `gap` if something between is missing. */
export function follow(known: Known, told: Told): Step | 'old' | 'gap' {
  if (told.after < known.seq) return 'old'
  if (told.after > known.seq) return 'gap'
  return {
    seq: told.seq,
    // What the table says itself comes first.
    events: told.note ? [told.note, ...told.events] : told.events,
    view: patched(known.view, told),
    asks: asked(told.asks),
    undone: told.undone,
  }
}

/** A line of the log and its number; the log begins with 0. */
export interface Line {
  n: number
  message: Message
}

const numbered = ({ from, lines }: Log): Line[] => lines.map((message, n) => ({ n: from + n, message }))

/** The log with an earlier part before it, if that is the part that is missing. */
export function joined(log: Line[], part: Log): Line[] {
  const first = log[0]
  return !first || part.from + part.lines.length === first.n ? [...numbered(part), ...log] : log
}

/** What is to be asked for next: the part before this line. */
export const missing = (log: Line[]): number => log[0]?.n ?? 0

/** The log with one more line; after an undo first without those that were taken back. */
export function added(log: Line[], message: Message, kept?: number): Line[] {
  const stays = kept === undefined ? log : log.filter(({ n }) => n < kept)
  return [...stays, { n: kept ?? (log.at(-1)?.n ?? -1) + 1, message }]
}
