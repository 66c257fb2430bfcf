// Everything printed, for the rules page. The cards have not survived: all values are ours.

import type { Sections } from '../../lib/sync'
import type { Components } from '../../wire/tf2-board'
import type { Pointer } from '../../wire/wire'
import type { Entry } from '../drawings'
import { actionName, className, standOf, viewOf } from './view'

export function index(components: unknown): Entry[] {
  const { classes = [], sentry = [] } = (components ?? {}) as Partial<Components>
  return [
    ...classes.map(({ id }) => ({ kind: 'class', id, name: className(id), house: true })),
    ...classes.flatMap((card) =>
      card.actions.map(({ id }) => ({ kind: 'action', id: `${card.id}.${id}`, name: actionName(id), house: true })),
    ),
    ...sentry.map(({ level }) => ({ kind: 'sentry', id: String(level), name: { id: 'tf2-board-sentry' }, house: true })),
  ]
}

/** What the rules page calls a thing of the table. */
export function entryOf(thing: Pointer, sections: Sections): Pointer | undefined {
  const view = viewOf(sections)
  if (thing.kind === 'class') return thing
  if (thing.kind === 'action') return view?.using ? { kind: 'action', id: `${view.using.stand.class}.${thing.id}` } : undefined
  if (thing.kind !== 'figure') return undefined
  const { team, class: kind } = standOf(thing.id)
  if (kind) return { kind: 'class', id: kind }
  const sentry = view?.sentries.find((sentry) => sentry.team === team)
  return sentry && { kind: 'sentry', id: String(sentry.level) }
}
