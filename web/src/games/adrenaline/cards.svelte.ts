// The printed cards and arenas, once they have come.

import { gameCard } from '../../lib/api'
import type { BoardCard, Components, PowerupCard, SquareCard, WeaponCard } from '../../wire/adrenaline'
import type { Components as TeamComponents } from '../../wire/adrenaline-team'

/** Own weapons are those of single characters; Team Play has them. */
type Printed = Components & Partial<TeamComponents>

const BASE = 'adrenaline'

/** By game. */
const printed: Record<string, Printed> = $state({})
const asked = new Map<string, ReturnType<typeof gameCard>>()

async function load(game: string, card: ReturnType<typeof gameCard>): Promise<void> {
  asked.set(game, card)
  try {
    printed[game] = (await card).components as Printed
  } catch {
    asked.delete(game)
  }
}

function of(game: string): Printed | undefined {
  const card = gameCard(game)
  if (asked.get(game) !== card) void load(game, card)
  return printed[game]
}

/** What is printed on the boards, for sentences. */
export const numbersOf = (board: BoardCard | undefined) => ({
  grab: board?.grab_at ?? 0, shoot: board?.shoot_at ?? 0, kill: board?.killshot_at ?? 0, cubes: board?.cubes_of_a_colour ?? 0, cards: board?.powerups_in_hand ?? 0,
})

export const cards = {
  weapon(id: string, game = BASE): WeaponCard | undefined {
    const { weapons = [], own_weapons: own = [] } = of(game) ?? {}
    return weapons.find((card) => card.id === id) ?? own.find((card) => card.id === id)
  },
  /** The powerups of a hand; none until the cards have come. */
  powerups: (hand: string[], game = BASE): PowerupCard[] =>
    hand.flatMap((id) => of(game)?.powerups.find((card) => card.id === id) ?? []),
  /** What is printed along a player board. */
  board(game = BASE): BoardCard | undefined {
    return of(game)?.board
  },
  /** The ability of a character, by its word. */
  ability(id: string, game: string): string | undefined {
    const ability = of(game)?.characters?.find((one) => one.id === id)?.ability
    return typeof ability === 'object' ? Object.keys(ability)[0] : ability
  },
  arena(id: string): SquareCard[] | undefined {
    return of(BASE)?.arenas[id]?.squares
  },
}
