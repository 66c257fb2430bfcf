// The printed cards and arenas, once they have come.

import { gameCard } from '../../lib/api'
import type { PrintedSquare, WeaponCard } from './view'

interface Printed {
  arenas: Record<string, { squares: PrintedSquare[] }>
  weapons: WeaponCard[]
}

let arenas: Printed['arenas'] | undefined = $state.raw()
let weapons: Record<string, WeaponCard> | undefined = $state.raw()
let asked = false

async function load(): Promise<void> {
  asked = true
  try {
    const printed = (await gameCard('adrenaline')).components as unknown as Printed
    weapons = Object.fromEntries(printed.weapons.map((card) => [card.id, card]))
    arenas = printed.arenas
  } catch {
    asked = false
  }
}

export const cards = {
  weapon(id: string): WeaponCard | undefined {
    if (!asked) void load()
    return weapons?.[id]
  },
  arena(id: string): PrintedSquare[] | undefined {
    if (!asked) void load()
    return arenas?.[id]?.squares
  },
}
