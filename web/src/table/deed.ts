// What the others are doing, from the end of the log: the thing they do it with and what came of it. Pure.

import type { Line } from '../lib/sync'
import type { Message, Pointer } from '../wire/wire'

export interface Deed {
  thing: Pointer | undefined
  lines: Message[]
}

/** Bookkeeping: true, and of no interest to somebody who watches. */
export const DULL = /-told-(paid|paid-card|tile-laid|weapon-laid|tile-opened|drew|drew-hidden|turn|turn-over|tiles-shuffled|powerups-shuffled|discarded|reloaded|activate|respawn-ticked|intel-ticked)$/
/** Here something new begins. */
const TURN = /-told-(turn|turn-over|round|rotation|activate|acts)$/
/** A deed is not longer than this. */
const LONG = 30
/** This many lines are shown. */
const SHOWN = 6

/** The last deed: from the event that names its thing, or from the beginning of a turn. */
export function deed(log: readonly Line[], about: (event: Message) => Pointer | undefined): Deed {
  const recent = log.slice(-LONG).map(({ message }) => message)
  const turn = recent.findLastIndex(({ id }) => TURN.test(id))
  const named = recent.findLastIndex((event) => about(event) !== undefined)
  const from = Math.max(turn, named, 0)
  const thing = named >= turn && named >= 0 ? about(recent[named]!) : undefined
  return { thing, lines: recent.slice(from).filter(({ id }) => !DULL.test(id)).slice(-SHOWN) }
}
