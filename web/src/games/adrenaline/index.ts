import type { Shelved } from '../drawings'
import Emblem from './Emblem.svelte'
import { arenaPlan } from './plan'

export const shelved: Shelved = {
  Emblem,
  quick: { players: 4, arena: 'L1R1', skulls: 5 },
  begin: { first: 0 },
  options: ['mode', 'players', 'bot', 'powers', 'arena', 'skulls', 'ending'],
  map: 'arena',
  plan: arenaPlan,
  load: async () => (await import('./drawings')).drawings,
}
