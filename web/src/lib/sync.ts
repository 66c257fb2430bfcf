// Keeping in step with the match: what a frame makes of what I know. Pure.

import type { Message, Told } from '../wire/wire'
import { asked, type Asked } from './offers'

export type Sections = Record<string, unknown>

/** One step of the match as it is to be shown: play the events, then draw the view. */
export interface Step {
  seq: number
  events: Message[]
  view: Sections
  asks: Asked[]
  undone: boolean
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
    events: told.events,
    view: patched(known.view, told),
    asks: asked(told.asks),
    undone: told.undone ?? false,
  }
}
