// What belongs to a kill that is being told. Pure.

import type { Message } from '../wire/wire'

export const KILLED = /-told-(killed(-.*)?|overkilled)$/
const SCORED = /-told-scored-/
/** How many lines a card has room for. */
const MOST = 6

/** The kills told last and who scored for them; empty when something else was told since. */
export function rollCall(told: readonly Message[]): Message[] {
  const other = told.findLastIndex(({ id }) => !KILLED.test(id) && !SCORED.test(id))
  return told.slice(Math.max(other + 1, told.length - MOST))
}
