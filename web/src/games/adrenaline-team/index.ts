import type { Shelved } from '../drawings'
import { arenaPlan } from '../adrenaline/plan'
import Emblem from './Emblem.svelte'
import { actorName } from './view'

export const adrenalineTeam: Shelved = {
  Emblem,
  quick: { black: 1, white: 1, arena: 'L1R1', skulls: 5 },
  options: ['black', 'white', 'arena', 'skulls', 'reward', 'hidden_hands'],
  map: 'arena',
  plan: arenaPlan,
  players: [2, 6],
  seats: ({ black, white }) => Number(black) + Number(white),
  seatName: ({ black }, n) => actorName(n < Number(black) ? `black-${n + 1}` : `white-${n + 1 - Number(black)}`),
  load: async () => (await import('./drawings')).drawings,
}
