// How a finished match went for the one who reads the list of theirs. Pure.

import type { RecordCard } from '../wire/wire'

export interface Outcome {
  /** `web-record-…` says it. */
  word: 'won' | 'lost' | 'drawn' | 'place'
  place: number
  /** Sides there were. */
  of: number
}

/** Nothing where the reader did not sit, or nobody knows any more. */
export function outcome({ result = [], sides = [], mine }: RecordCard): Outcome | undefined {
  const ours = mine === undefined ? undefined : result[sides[mine] ?? -1]
  if (!ours) return undefined
  const { place } = ours
  const shared = result.filter((other) => other.place === place).length > 1
  const word = place === 1 && !shared ? 'won' : result.length > 2 ? 'place' : shared ? 'drawn' : 'lost'
  return { word, place, of: result.length }
}

/** The players against the reader, or all of them where that is not known. */
export const rivals = ({ players, sides = [], mine }: RecordCard): string[] =>
  mine === undefined || sides.length < players.length ? players : players.filter((_, seat) => sides[seat] !== sides[mine])

/** Each name once, with how often it is there: bots have no names of their own. */
export function counted(names: string[]): string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name))
}
