// Who sits on a seat, in words.

import type { ListedSeat, SeatView } from '../wire/wire'
import { called, t } from './prefs.svelte'

export const botName = (level: string | undefined): string => t('web-bot', { level: t(`web-bot-${level}`) })

/** The person's name, or what kind of bot it is. */
export const seatTitle = (seat: SeatView | ListedSeat | undefined): string => (seat?.who === 'bot' ? botName(seat.level) : called(seat?.name ?? ''))

/** The same of a seat as a record names it. */
export const playerTitle = (player: string): string => (player.startsWith('bot ') ? botName(player.slice(4)) : called(player))
