// Points that everybody could add up from the log. Pure.

import type { Line } from '../../lib/sync'
import { missing } from '../../lib/sync'
import { figureIn, kindOf, numberIn } from './view'

/** What each figure has scored by the log; nothing as long as its beginning is missing. */
export function tally(log: Line[]): Record<string, number> | undefined {
  if (missing(log) > 0) return undefined
  const sum: Record<string, number> = {}
  for (const { message } of log) {
    const who = kindOf(message).startsWith('scored-') ? figureIn(message, 'who') : undefined
    if (who) sum[who] = (sum[who] ?? 0) + numberIn(message, 'points')
  }
  return sum
}
