// The printed cards, once they have come.

import { gameCard } from '../../lib/api'
import type { WeaponCard } from './view'

const weapons: Record<string, WeaponCard> = $state({})
const asked = new Set<string>()

async function load(game: string): Promise<void> {
  asked.add(game)
  try {
    const { components } = await gameCard(game)
    const lists = components as { weapons?: WeaponCard[]; own_weapons?: WeaponCard[] } | undefined
    for (const card of [...(lists?.weapons ?? []), ...(lists?.own_weapons ?? [])]) weapons[card.id] = card
  } catch {
    asked.delete(game)
  }
}

export const cards = {
  /** The weapons of characters are among the cards of Team Play only. */
  weapon(id: string, game = 'adrenaline'): WeaponCard | undefined {
    if (!asked.has(game)) void load(game)
    return weapons[id]
  },
}
