// How the signs of the line above the map stand, in words.

import { t } from '../../lib/prefs.svelte'
import { cards } from './cards.svelte'
import { standName, teamName, type Team, type View } from './view'

const other = (team: Team): Team => (team === 'blu' ? 'red' : 'blu')

/** How a sign stands now: `turns`, `kills`, `goal-red` (of Red), `point-2`, `intel-red`; nothing for other signs. */
export function stands(view: View, sign: string): string | undefined {
  const [what, of = ''] = sign.split('-')
  const turns = cards.turns()
  if (what === 'turns') return t('web-tf2-board-track', { n: Math.min(view.turn + 1, turns), of: turns, team: teamName(view.lead) })
  if (what === 'kills') return t('web-tf2-board-kills', { blu: view.kills[0], red: view.kills[1] })
  if (what === 'goal' && of) return t(`web-tf2-board-goal-${view.mode}`, { team: teamName(other(of as Team)) })
  if (what === 'point') return pointOf(view, Number(of))
  return what === 'intel' ? intelOf(view, of) : undefined
}

function pointOf(view: View, number: number): string | undefined {
  const point = view.points.find((point) => point.number === number)
  if (!point) return undefined
  const { owner, spin } = point
  return [
    t('web-tf2-board-point', { n: number }),
    owner ? t('web-tf2-board-owned', { team: teamName(owner) }) : t('web-tf2-board-neutral'),
    ...(spin ? [t('web-tf2-board-spin', { n: Math.abs(spin), team: teamName(spin > 0 ? 'blu' : 'red') })] : []),
  ].join(', ')
}

function intelOf(view: View, team: string): string | undefined {
  const intel = view.intel.find(({ of }) => of === team)
  if (!intel) return undefined
  const { of, carrier, tokens, at } = intel
  return carrier ? t('web-tf2-board-intel-carried', { team: teamName(of), who: standName(carrier) })
    : tokens ? t('web-tf2-board-intel-dropped', { team: teamName(of), at: at ?? '', n: tokens })
    : t('web-tf2-board-intel-home', { team: teamName(of) })
}
