// What an answer would do, as spaces and lines to be drawn before it is given.

import type { Match } from '../../lib/match.svelte'
import type { Offer } from '../../wire/wire'
import { ahead, blast, flames, reach, reaches } from './chart.svelte'
import { buildingOf, kindOf, sideOf, unitOf, wayIn, type Heading, type Kind, type Side, type View } from './view'

export interface Preview {
  /** Spaces that somebody could aim at from somewhere. */
  reach: string[]
  /** Whose reach it is; enemies of that side inside it are marked, patients for a healer. */
  side: Side | undefined
  heals: boolean
  /** Spaces that would be hit fully and by half. */
  full: string[]
  half: string[]
  /** The middle of a blast, away from which everybody is pushed. */
  impact: string | undefined
  way: string[]
  line: { from: string; to: string; kind: 'aim' | 'heal' | 'uber' } | undefined
}

const NOTHING: Preview = { reach: [], side: undefined, heals: false, full: [], half: [], impact: undefined, way: [], line: undefined }

/** What a type's weapon is called by the questions and answers that use it. */
const USES_WEAPON = ['fire', 'ground', 'heal', 'run-and-gun', 'burst']

const seen = (view: View, side: Side, kind: Kind | 'turret' | 'uber', from: string) => ({
  reach: reach(view.board, kind, from),
  side,
  heals: kind === 'uber' || (kind !== 'turret' && reaches(kind, 'heal')),
})

/** The reach of a piece from where it stands. */
export function reachOf(view: View, mark: string, at: string | undefined): Preview {
  const unit = unitOf(view, mark)
  if (unit?.kind && at) return { ...NOTHING, ...seen(view, unit.side, unit.kind, at) }
  const building = buildingOf(view, mark)
  if (building?.piece === 'turret') return { ...NOTHING, ...seen(view, building.side, 'turret', building.at) }
  const other = building && view.buildings.find((part) => part.owner === building.owner && part.piece !== 'turret' && part !== building)
  return building && other ? { ...NOTHING, line: { from: building.at, to: other.at, kind: 'heal' } } : NOTHING
}

function burn(view: View, from: string, dir: Heading): Partial<Preview> {
  const fire = flames(view.board, from, dir)
  return fire ? { full: [fire.front], half: fire.rest } : {}
}

/** What the offer under the pointer would do. `where` says where a piece is. */
export function previewOf(match: Match, view: View, offer: Offer, where: (mark: string) => string | undefined): Preview {
  const asked = kindOf(match.ask?.question)
  const mover = unitOf(view, view.mover)
  const from = mover && where(mover.unit)
  const to = offer.at
  if (to?.kind === 'unit' && asked.startsWith('turn')) return reachOf(view, to.id, where(to.id))
  if (!mover?.kind || !from) return to?.kind === 'building' ? reachOf(view, to.id, undefined) : NOTHING
  const { side, kind } = mover
  const burns = reaches(kind, 'flame')
  if (to?.kind === 'square' && asked === 'ground') {
    const area = blast(view.board, to.id)
    return { ...NOTHING, half: area, impact: to.id, line: { from, to: to.id, kind: 'aim' } }
  }
  if (to?.kind === 'square') {
    const walk = match.ahead?.events.find((event) => kindOf(event) === 'move')
    const way = walk ? wayIn(walk) : []
    const gun = mover.run_and_gun?.[0] as Heading | undefined
    if (gun && burns) return { ...NOTHING, ...burn(view, to.id, gun), side, way }
    const all = seen(view, side, kind, to.id)
    return { ...NOTHING, ...all, way, reach: gun ? ahead(to.id, gun, all.reach) : all.reach }
  }
  if (to?.kind === 'direction') {
    const dir = to.id as Heading
    if (burns) return { ...NOTHING, ...burn(view, from, dir), side }
    return { ...NOTHING, reach: ahead(from, dir, reach(view.board, kind, from)), side }
  }
  const target = to && (to.kind === 'unit' || to.kind === 'building') ? where(to.id) : undefined
  if (target && to) {
    if (asked === 'heal' || asked === 'uber') return { ...NOTHING, line: { from, to: target, kind: asked } }
    if (sideOf(to.id) === side) return reachOf(view, to.id, target)
    const turret = asked === 'pick' ? view.buildings.find((piece) => piece.piece === 'turret' && piece.side !== sideOf(to.id)) : undefined
    const line = { from: turret?.at ?? from, to: target, kind: 'aim' as const }
    if (!reaches(kind, 'straight-area') || asked !== 'fire') return { ...NOTHING, full: [target], line }
    return { ...NOTHING, full: [target], half: blast(view.board, target).filter((spot) => spot !== target), impact: target, line }
  }
  if (offer.text === 'flame') return { ...NOTHING, reach: reach(view.board, kind, from), side }
  if (offer.text === 'uber') return { ...NOTHING, ...seen(view, side, 'uber', from) }
  if (offer.text === 'fire' && burns && mover.run_and_gun) {
    return { ...NOTHING, ...burn(view, from, mover.run_and_gun[0] as Heading), side }
  }
  if (!USES_WEAPON.includes(offer.text)) return NOTHING
  const all = seen(view, side, kind, from)
  const gun = mover.run_and_gun?.[0] as Heading | undefined
  return { ...NOTHING, ...all, reach: gun ? ahead(from, gun, all.reach) : all.reach }
}

/** Pieces inside a reach that could be aimed at. */
export function targets(view: View, { reach, side, heals }: Preview, where: (mark: string) => string | undefined): string[] {
  if (!side || !reach.length) return []
  const wanted = view.units.filter((unit) => (unit.side === side) === heals && unit.unit !== view.mover)
  const marks = [...wanted.map(({ unit }) => unit), ...(heals ? [] : view.buildings.filter((piece) => piece.side !== side).map(({ mark }) => mark))]
  return marks.filter((mark) => {
    const at = where(mark)
    return at !== undefined && reach.includes(at)
  })
}
