// Everything printed in the box, for the rules page.

import type { Components } from '../../wire/adrenaline'
import type { Entry } from '../drawings'
import { abilityName, figureName, powerupName, weaponName } from './view'

export function index(components: unknown): Entry[] {
  const { weapons = [], powerups = [], figures = [], powers = [] } = (components ?? {}) as Partial<Components>
  const own = new Set(powers.flatMap((one) => one.weapons))
  return [
    ...powers.map(({ ability: id }) => ({ kind: 'ability', id, name: abilityName(id), house: true })),
    ...weapons.map(({ id }) => ({ kind: own.has(id) ? 'own-weapon' : 'weapon', id, name: weaponName(id), house: own.has(id) })),
    // One colour of each kind stands for all.
    ...powerups.filter(({ colour }) => colour === 'red').map(({ id, kind }) => ({ kind: 'powerup', id, name: powerupName(kind) })),
    ...figures.map((id) => ({ kind: 'figure', id, name: figureName(id), plain: true })),
  ]
}
