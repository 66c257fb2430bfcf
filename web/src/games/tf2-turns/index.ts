import type { Shelved } from '../drawings'
import Emblem from './Emblem.svelte'

export const tf2Turns: Shelved = {
  Emblem,
  quick: { mode: 'ctf', concede: true },
  options: ['mode'],
  players: [2, 2],
  seats: () => 2,
  // Red moves first and, with control points, attacks.
  seatName: ({ mode }, n) => ({ id: `web-tf2-turns-seat-${mode === 'cp' ? ['attack', 'defend'][n] : ['first', 'second'][n]}` }),
  load: async () => (await import('./drawings')).drawings,
}
