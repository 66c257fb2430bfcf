// The printed cards and arenas, once they have come.

import { gameCard } from '../../lib/api'
import type { PrintedSquare, WeaponCard } from './view'

interface Printed {
  arenas?: Record<string, { squares: PrintedSquare[] }>
  weapons: WeaponCard[]
  /** Of single characters; Team Play has them. */
  own_weapons?: WeaponCard[]
}

const BASE = 'adrenaline'

/** By game. */
const printed: Record<string, Printed> = $state({})
const asked = new Set<string>()

async function load(game: string): Promise<void> {
  asked.add(game)
  try {
    printed[game] = (await gameCard(game)).components as unknown as Printed
  } catch {
    asked.delete(game)
  }
}

function of(game: string): Printed | undefined {
  if (!asked.has(game)) void load(game)
  return printed[game]
}

export const cards = {
  weapon(id: string, game = BASE): WeaponCard | undefined {
    const { weapons = [], own_weapons: own = [] } = of(game) ?? {}
    return weapons.find((card) => card.id === id) ?? own.find((card) => card.id === id)
  },
  arena(id: string): PrintedSquare[] | undefined {
    return of(BASE)?.arenas?.[id]?.squares
  },
}
