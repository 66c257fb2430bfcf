import type { Components } from '../../wire/tf2-board'
import type { Shelved } from '../drawings'
import { planOf } from '../plan'
import Emblem from './Emblem.svelte'

const GROUND: Record<string, string> = {
  '#': 'var(--tf-wall)', '.': 'var(--tf-floor)', '~': 'var(--tf-wave)', b: 'var(--team-blu)', r: 'var(--team-red)',
}

export const shelved: Shelved = {
  Emblem,
  quick: { mode: 'ctf', concede: true },
  begin: { first: 'blu' },
  options: ['mode', 'map', 'first', 'neutral', 'lead', 'sanctuary'],
  map: 'map',
  plan(components, id) {
    const { maps = [] } = (components ?? {}) as Partial<Components>
    const map = maps.find((map) => map.id === id)
    // What is left is fought over: briefcases and points.
    return map && planOf(map.rows, (sign) => GROUND[sign] ?? 'var(--accent)')
  },
  seatName: (actor) => ({ id: `tf2-board-team-${actor}` }),
  load: async () => (await import('./drawings')).drawings,
}
