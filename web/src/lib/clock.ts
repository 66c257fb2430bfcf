// What a clock gives to think, in words.

import type { Clock } from '../wire/wire'
import { t } from './prefs.svelte'

export function clockText(clock: Clock): string {
  if (clock === 'none') return t('web-clock-none')
  if ('move' in clock) return t('web-clock-move', { seconds: clock.move.seconds })
  if ('days' in clock) return t('web-clock-days', { days: clock.days.days })
  return t('web-clock-bank', { minutes: Math.round(clock.bank.seconds / 60), seconds: clock.bank.increment })
}
