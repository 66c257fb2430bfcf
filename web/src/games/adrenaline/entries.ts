// Everything printed in the box, for the rules page.

import type { Entry } from '../drawings'
import { figureName, powerupName, weaponName, type WeaponCard } from './view'

const POWERUPS = ['targeting-scope', 'newton', 'tagback-grenade', 'teleporter']
const FIGHTERS = ['d-struct-0r', 'banshee', 'dozer', 'violet', 'sprog', 'echo']

export function index(components: unknown): Entry[] {
  const { weapons = [] } = (components ?? {}) as { weapons?: WeaponCard[] }
  return [
    ...weapons.map(({ id }) => ({ kind: 'weapon', id, name: weaponName(id) })),
    ...POWERUPS.map((id) => ({ kind: 'powerup', id: `${id}-red`, name: powerupName(id) })),
    ...FIGHTERS.map((id) => ({ kind: 'figure', id, name: figureName(id), plain: true })),
  ]
}
