import type { Shelved } from '../drawings'
import Emblem from './Emblem.svelte'

export const tf2Board: Shelved = {
  Emblem,
  quick: { mode: 'ctf', concede: true },
  options: ['mode', 'first'],
  players: [2, 2],
  seats: () => 2,
  seatName: (_, n) => ({ id: n ? 'tf2-board-team-red' : 'tf2-board-team-blu' }),
  load: async () => (await import('./drawings')).drawings,
}
