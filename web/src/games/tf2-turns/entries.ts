// What can be looked up on the rules page: the seven types and what Engineers build.

import type { Sections } from '../../lib/sync'
import type { Chart } from '../../wire/tf2-turns'
import type { Pointer } from '../../wire/wire'
import type { Entry } from '../drawings'
import { buildingOf, kindName, pieceName, unitOf, viewOf } from './view'

export function index(components: unknown): Entry[] {
  const { units = [], pieces = [] } = components as Partial<Chart>
  return [
    ...units.map(({ kind }) => ({ kind: 'kind', id: kind, name: kindName(kind) })),
    ...pieces.map(({ piece }) => ({ kind: 'piece', id: piece, name: pieceName(piece) })),
  ]
}

/** A unit is looked up by its type, a building by what it is. */
export function entryOf({ kind, id }: Pointer, sections: Sections): Pointer | undefined {
  const view = viewOf(sections)
  if (kind === 'kind' || kind === 'piece') return { kind, id }
  if (kind === 'unit') {
    const type = unitOf(view, id)?.kind
    return type ? { kind: 'kind', id: type } : undefined
  }
  const building = kind === 'building' && view ? buildingOf(view, id) : undefined
  return building && { kind: 'piece', id: building.piece }
}
