// The attributes of a thing on the board that says so when it is an answer.

import type { Match } from '../../lib/match.svelte'
import { t } from '../../lib/prefs.svelte'

export function offered(match: Match, kind: string, id: string, label: string) {
  const offer = match.at(kind, id)
  return {
    role: offer ? 'button' : 'img',
    tabindex: offer ? -1 : undefined,
    'aria-label': offer ? `${label}. ${t('web-offered')}` : label,
    'data-offer': offer?.text,
    'data-offered': offer ? '' : undefined,
    'data-pointed': match.isPointed(kind, id) ? '' : undefined,
    'data-hinted': offer && offer.text === match.hint?.best[0]?.text ? '' : undefined,
  }
}
