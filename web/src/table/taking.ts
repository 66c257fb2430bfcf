// A request to take back, in words: how many decisions, and whose.

import type { Match } from '../lib/match.svelte'
import { t } from '../lib/prefs.svelte'
import { seatTitle } from '../lib/seats'
import type { Values } from '../lib/words'
import type { Undo } from '../wire/wire'

export function taking(undo: Undo, { table, you }: Pick<Match, 'table' | 'you'>): Values {
  const name = (n: number): string => (n === you?.seat ? t('web-you') : seatTitle(table?.seats[n]))
  const n = undo.takes.reduce((sum, { decisions }) => sum + decisions, 0)
  const whose = undo.takes.map(({ seat, decisions }) => t('web-undo-taken', { who: name(seat), n: decisions })).join(' · ')
  return { who: table?.seats[undo.seat]?.name ?? '', n, whose }
}
