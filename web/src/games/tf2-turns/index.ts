import type { Chart } from '../../wire/tf2-turns'
import type { Shelved } from '../drawings'
import { planOf } from '../plan'
import Emblem from './Emblem.svelte'

const GROUND: Record<string, string> = { '#': '#57616c', '.': '#7d684e', '=': '#d9b27a' }
const STAIRS = '#a98a5e'
const FEATURES: Record<string, string> = { r: 'var(--team-red)', g: 'var(--team-green)' }

export const shelved: Shelved = {
  Emblem,
  quick: { mode: 'ctf', concede: true },
  // Red begins, and the first seat is red.
  begin: {},
  options: ['mode', 'board', 'team_size', 'buildings', 'sanctuary'],
  map: 'board',
  plan(components, name) {
    const { boards = [] } = (components ?? {}) as Partial<Chart>
    const board = boards.find((board) => board.name === name)
    const on = (row: number, column: number) => board?.features[row]?.[column] ?? '_'
    return board && planOf(board.terrain, (sign, row, column) =>
      on(row, column) === '_' ? (GROUND[sign] ?? STAIRS) : (FEATURES[on(row, column)] ?? 'var(--accent)'))
  },
  // Red moves first and, with control points, attacks.
  seatName: (actor, { mode }) => {
    const [first, second] = mode === 'cp' ? ['attack', 'defend'] : ['first', 'second']
    return { id: `web-tf2-turns-seat-${actor === 'red' ? first : second}` }
  },
  load: async () => (await import('./drawings')).drawings,
}
