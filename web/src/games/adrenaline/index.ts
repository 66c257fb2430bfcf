import type { Shelved } from '../drawings'
import Emblem from './Emblem.svelte'
import { arenaPlan } from './plan'

export const adrenaline: Shelved = {
  Emblem,
  quick: { players: 4, arena: 'L1R1', skulls: 5 },
  options: ['players', 'arena', 'skulls', 'ending'],
  map: 'arena',
  plan: arenaPlan,
  players: [3, 5],
  seats: ({ players }) => Number(players),
  load: async () => (await import('./drawings')).drawings,
}
