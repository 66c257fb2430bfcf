import type { Shelved } from '../drawings'
import Emblem from './Emblem.svelte'

export const tf2Turns: Shelved = {
  Emblem,
  quick: { mode: 'ctf' },
  options: ['mode'],
  players: [2, 2],
  seats: () => 2,
  load: async () => (await import('./drawings')).drawings,
}
