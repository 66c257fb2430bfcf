// Everything printed in the box, for the rules page.

import type { Components } from '../../wire/adrenaline-team'
import { index as base } from '../adrenaline/entries'
import { figureName, weaponName } from '../adrenaline/view'
import type { Entry } from '../drawings'
import { rewardName } from './view'

/** Is any of it a value of our own? */
const house = (status: Record<string, string> | undefined) => Object.values(status ?? {}).includes('house')

export function index(components: unknown): Entry[] {
  const { characters = [], own_weapons: own = [], rewards = [] } = (components ?? {}) as Partial<Components>
  const weapons = characters.flatMap((one) => one.weapons)
  return [
    ...characters.map(({ id, status }) => ({ kind: 'figure', id, name: figureName(id), house: house(status) })),
    ...own.map(({ id }, n) => ({ kind: 'own-weapon', id, name: weaponName(id), house: house(weapons[n]) })),
    ...rewards.map(({ id, rows }) => ({ kind: 'reward', id, name: rewardName(id), house: rows.some(({ status }) => status === 'house') })),
    ...base(components),
  ]
}
