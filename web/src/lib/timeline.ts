// Where things are in a record: windows of steps, turns, moments. Pure.

import type { Mark, Moment, Step as Answer, Steps, Tool, Turn } from '../wire/wire'
import { asked, type Asked } from './offers'
import { patched, type Sections } from './sync'

/** Steps are fetched this many at a time: a jump anywhere needs one of these. */
export const WINDOW = 100

/** Kinds of moments in the order of their rank on the timeline. */
export const KINDS = ['capture', 'flush', 'feat', 'kill', 'phase', 'hit'] as const satisfies readonly Moment[]

export const windowOf = (at: number): number => Math.floor(at / WINDOW)

/** A position of the record. */
export interface Place {
  seq: number
  view: Sections
  asks: Asked[]
}

/** The position after `at` answers, from a window that holds it. */
export function placeAt({ first, steps }: Steps, at: number): Place {
  let place: Place = { seq: first.seq, view: first.view, asks: asked(first.asks) }
  for (const step of steps) {
    if (step.seq > at) break
    place = { seq: step.seq, view: patched(place.view, step), asks: asked(step.asks) }
  }
  return place
}

/** What did most: kills first, then damage. */
export function deadliest(tools: readonly Tool[], most: number): Tool[] {
  const deadly = tools.filter(({ damage, kills }) => damage || kills)
  return deadly.sort((a, b) => b.kills - a.kills || b.damage - a.damage || a.uses - b.uses).slice(0, most)
}

/** Does this window hold the position after `at` answers? */
export const holds = ({ first, steps }: Steps, at: number): boolean => at >= first.seq && at <= first.seq + steps.length

/** Luck speaks after a decision and belongs to it. */
export const isLucks = (step: Answer | undefined): boolean => step?.as === 'luck'

/** Where the turn began that is going on, or the one before it when it has just begun. */
export function turnBefore(turns: readonly Turn[], at: number): number {
  return turns.findLast(({ seq }) => seq < at)?.seq ?? 0
}

export function turnAfter(turns: readonly Turn[], at: number, total: number): number {
  return turns.find(({ seq }) => seq > at)?.seq ?? total
}

/** The turn that is going on after `at` answers. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | undefined => turns.findLast(({ seq }) => seq <= at)

/** A moment is shown from just before it, so that it is seen to happen. */
export const lead = ({ seq }: Mark): number => Math.max(0, seq - 1)

export function momentBefore(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.findLast((mark) => lead(mark) < at)
}

export function momentAfter(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.find((mark) => lead(mark) > at)
}

/** What the arrows jump to: everything but single good shots, unless there is nothing else. */
export function landmarks(marks: readonly Mark[]): Mark[] {
  const great = marks.filter(({ kind }) => kind !== 'hit' && kind !== 'end' && kind !== 'phase')
  return great.length ? great : [...marks]
}

/** The most memorable moments, one for each answer, in the order in which they happened. */
export function best(marks: readonly Mark[], count: number): Mark[] {
  const heaviest = marks.filter(({ kind }) => kind !== 'end' && kind !== 'phase').sort((a, b) => b.weight - a.weight || a.seq - b.seq)
  const single = heaviest.filter(({ seq }, n) => heaviest.findIndex((mark) => mark.seq === seq) === n)
  return single.slice(0, count).sort((a, b) => a.seq - b.seq)
}

/** The link to a moment, as the page reads it. */
export function link(id: string, at: number, sees: string): string {
  const query = new URLSearchParams({ at: String(at) })
  if (sees !== 'all') query.set('as', sees)
  return `/r/${id}?${query.toString()}`
}
