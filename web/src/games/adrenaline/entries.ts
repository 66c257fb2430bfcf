// Everything printed in the box, for the rules page.

import type { Components } from '../../wire/adrenaline'
import type { Entry } from '../drawings'
import { figureName, powerupName, weaponName } from './view'

export function index(components: unknown): Entry[] {
  const { weapons = [], powerups = [], figures = [] } = (components ?? {}) as Partial<Components>
  return [
    ...weapons.map(({ id }) => ({ kind: 'weapon', id, name: weaponName(id) })),
    // One colour of each kind stands for all.
    ...powerups.filter(({ colour }) => colour === 'red').map(({ id, kind }) => ({ kind: 'powerup', id, name: powerupName(kind) })),
    ...figures.map((id) => ({ kind: 'figure', id, name: figureName(id), plain: true })),
  ]
}
