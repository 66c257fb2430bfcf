import type { Shelved } from '../drawings'
import { arenaPlan } from '../adrenaline/plan'
import Emblem from './Emblem.svelte'
import { actorName } from './view'

export const shelved: Shelved = {
  Emblem,
  quick: { black: 1, white: 1, arena: 'L1R1', skulls: 5 },
  begin: { first: 'black' },
  options: ['black', 'white', 'arena', 'skulls', 'reward', 'hidden_hands', 'guest'],
  map: 'arena',
  plan: arenaPlan,
  seatName: actorName,
  load: async () => (await import('./drawings')).drawings,
}
