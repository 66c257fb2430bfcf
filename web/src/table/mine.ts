// What a match was for one side: moments in which it is the one who does something. Pure.

import type { Arg, Mark, Message } from '../wire/wire'

function names(arg: Arg, wanted: readonly string[]): boolean {
  if ('term' in arg) return wanted.includes(arg.term.id)
  if ('message' in arg) return wanted.includes(arg.message.id) || (arg.message.args ?? []).some(([, inner]) => names(inner, wanted))
  return 'list' in arg && arg.list.some((item) => names(item, wanted))
}

/** Who does it: `by`, or the one a sentence without it is about. */
export function isBy({ args = [] }: Message, wanted: readonly string[]): boolean {
  const arg = (name: string) => args.find(([n]) => n === name)?.[1]
  const doer = arg('by') ?? arg('who') ?? arg('team') ?? arg('side')
  return doer !== undefined && names(doer, wanted)
}

/** The best moments of a side, known by the ids of its names. */
export const bestOf = (moments: readonly Mark[], wanted: readonly string[]): Mark | undefined =>
  moments.filter(({ message }) => isBy(message, wanted)).toSorted((a, b) => b.weight - a.weight || b.seq - a.seq)[0]
