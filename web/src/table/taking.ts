// A request to take back, in words: how many decisions, and whose.

import type { Match } from '../lib/match.svelte'
import { t } from '../lib/prefs.svelte'
import type { Values } from '../lib/words'
import type { Undo } from '../wire/wire'

export function taking(undo: Undo, { table, you }: Pick<Match, 'table' | 'you'>): Values {
  const name = (n: number): string => {
    const seat = table?.seats[n]
    if (n === you?.seat) return t('web-you')
    return seat?.who === 'bot' ? t('web-bot', { level: t(`web-bot-${seat.level}`) }) : (seat?.name ?? '')
  }
  const n = undo.takes.reduce((sum, { decisions }) => sum + decisions, 0)
  const whose = undo.takes.map(({ seat, decisions }) => t('web-undo-taken', { who: name(seat), n: decisions })).join(' · ')
  return { who: table?.seats[undo.seat]?.name ?? '', n, whose }
}
