// Things of the table in words, for those who listen and for closer looks.

import { say, t } from '../../lib/prefs.svelte'
import type { Arg, Message } from '../../wire/wire'
import { placeName, type Placed } from '../grid'
import { chart, does } from './chart.svelte'
import {
  buildingName, buildingOf, featureAt, groundAt, levelName, nameOf, pieceName, sideName, spotOf, unitName, unitOf,
  type BoardView, type BuildingView, type FlagView, type Spot, type UnitView, type View,
} from './view'

/** Everything that is special about a unit now, shortly. */
export function states(view: View, unit: UnitView): string[] {
  const all: string[] = []
  if (!unit.at) {
    // Before the match everybody is off the board, and nobody waits.
    if (view.turn) all.push(unit.wait > 0 ? t('web-tf2-turns-out', { n: unit.wait }) : t('web-tf2-turns-returns'))
    return all
  }
  if (unit.carries_flag) all.push(t('web-tf2-turns-has-flag'))
  if (unit.burn > 0) all.push(t('web-tf2-turns-burning', { n: unit.burn }))
  const patient = unitOf(view, unit.patient)
  const medic = view.units.find((other) => other.patient === unit.unit)
  if (patient) all.push(t(unit.uber > 0 ? 'web-tf2-turns-ubers' : 'web-tf2-turns-heals', { who: unitName(patient), n: unit.uber }))
  if (medic) all.push(t(medic.uber > 0 ? 'web-tf2-turns-ubered-by' : 'web-tf2-turns-healed-by', { who: unitName(medic) }))
  if (does(unit.kind, 'uber')) all.push(t('web-tf2-turns-charge', { n: unit.charge }))
  if (unit.job) all.push(t('web-tf2-turns-working', { piece: pieceName(unit.job), n: unit.work }))
  if (unit.run_and_gun) all.push(t('web-tf2-turns-guns', { dir: { id: `tf2-turns-dir-${unit.run_and_gun[0]}` } }))
  if (unit.points !== null && view.active.includes(unit.unit)) all.push(t('web-tf2-turns-points', { n: unit.points }))
  else if (unit.activated) all.push(t('web-tf2-turns-done'))
  return all
}

/** What every space of the board is: what is painted on it, or its level. */
export const placed = (board: BoardView): Placed[] =>
  board.terrain.flatMap((line, row) =>
    [...line].map((sign, column) => ({
      row, column, id: nameOf({ row, column }), is: spaceName(board, { row, column }),
      ...(sign === '#' ? {} : { plain: sign !== '>' && sign !== '<' && sign !== '^' && sign !== 'v' && featureAt(board, { row, column }) === '_' }),
    })),
  )

function spaceName(board: BoardView, spot: Spot): Message {
  const feature = featureAt(board, spot)
  const kind = /\d/.test(feature) ? 'point' : feature === '_' ? groundAt(board, spot) : 'rg'.includes(feature) ? 'spawn' : 'RG'.includes(feature) ? 'holder' : 'start'
  const args: [string, Arg][] =
    kind === 'point' ? [['n', { number: Number(feature) }]]
    : feature === '_' ? []
    : [['side', { message: sideName('rRp'.includes(feature) ? 'red' : 'green') }]]
  return { id: `web-tf2-turns-at-${kind}`, args }
}

export const about = {
  mark(view: View, mark: string): Message {
    const unit = unitOf(view, mark)
    if (unit) return unitName(unit)
    const building = buildingOf(view, mark)
    return building ? buildingName(view, building) : { id: mark }
  },

  unit(view: View, unit: UnitView, at: string): string {
    const level = say(levelName(groundAt(view.board, spotOf(at))))
    const health = t('web-tf2-turns-health', { health: unit.health, most: unit.max_health })
    return `${[`${say(unitName(unit))}, ${placeName(at)}, ${level}`, health, ...states(view, unit)].join('; ')}`
  },

  building(view: View, building: BuildingView): string {
    const health = t('web-tf2-turns-health', { health: building.health, most: building.max_health })
    return `${say(buildingName(view, building))}, ${placeName(building.at)}; ${health}${building.used ? `; ${t('web-tf2-turns-done')}` : ''}`
  },

  flag(view: View, { side, at, carrier, dropped, due }: FlagView): string {
    const who = unitOf(view, carrier)
    const values = { side: sideName(side), at: at ?? '', who: who ? unitName(who) : sideName(side) }
    return t(`web-tf2-turns-flag-${carrier ? 'carried' : due ? 'due' : dropped ? 'lies' : 'home'}`, values)
  },

  /** What is painted on a space. */
  feature(view: Pick<View, 'board'>, spot: string): string | undefined {
    const feature = featureAt(view.board, spotOf(spot))
    const side = 'rRp'.includes(feature) ? 'red' : 'green'
    if (feature === '_') return undefined
    if (/\d/.test(feature)) return t('web-tf2-turns-point', { n: Number(feature) })
    const id = 'rg'.includes(feature) ? 'spawn' : 'RG'.includes(feature) ? 'holder' : 'start'
    return t(`web-tf2-turns-${id}`, { side: sideName(side) })
  },

  space(view: Pick<View, 'board'>, spot: string): string {
    const level = groundAt(view.board, spotOf(spot))
    // What is painted on it is its name; the level is said besides.
    return about.feature(view, spot) ? `${placeName(spot)}; ${say(levelName(level))}` : placeName(spot)
  },
}

/** How a sign above the board stands now: `goal-red` (of Red), `flags-red`, `point-2`; nothing for other signs. */
export function stands(view: View, sign: string): string | undefined {
  const [what, of] = sign.split('-')
  if (what === 'goal' && of) return t(`web-tf2-turns-goal-${view.mode === 'ctf' ? 'ctf' : of === 'green' ? 'defend' : 'attack'}`, { n: chart()?.timer_limit ?? 0 })
  const flag = what === 'flags' ? view.flags.find(({ side }) => side === of) : undefined
  if (flag) return about.flag(view, flag)
  const point = what === 'point' ? view.points.find(({ number }) => number === Number(of)) : undefined
  if (!point) return undefined
  const { number: n, captured, meter, meter_max: most, contested } = point
  return [t(captured ? 'web-tf2-turns-point-taken' : 'web-tf2-turns-point-meter', { n, meter, most }), ...(contested ? [t('web-tf2-turns-contested')] : [])].join(', ')
}
