// The printed cards, once they have come.

import { gameCard } from '../../lib/api'
import type { WeaponCard } from './view'

let weapons: Record<string, WeaponCard> | undefined = $state.raw()
let asked = false

async function load(): Promise<void> {
  asked = true
  try {
    const { components } = await gameCard('adrenaline')
    const list = (components as { weapons?: WeaponCard[] } | undefined)?.weapons ?? []
    weapons = Object.fromEntries(list.map((card) => [card.id, card]))
  } catch {
    asked = false
  }
}

export const cards = {
  weapon(id: string): WeaponCard | undefined {
    if (!asked) void load()
    return weapons?.[id]
  },
}
