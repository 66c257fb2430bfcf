// The reference cards, once they have come.

import { gameCard } from '../../lib/api'
import type { ActionCard, ClassCard, Components, SentryCard } from '../../wire/tf2-board'
import type { Spot } from './view'

let printed: Components | undefined = $state.raw()
let asked: ReturnType<typeof gameCard> | undefined

async function load(card: ReturnType<typeof gameCard>): Promise<void> {
  asked = card
  try {
    printed = (await card).components as Components
  } catch {
    asked = undefined
  }
}

const all = () => {
  const card = gameCard('tf2-board')
  if (asked !== card) void load(card)
  return printed
}

export const cards = {
  /** Characters of a team, turns of a rotation, and how far a spinner turns to either side. */
  team: (): number => all()?.team ?? 0,
  turns: (): number => all()?.turns ?? 0,
  spinner: (): number => all()?.spinner ?? 0,
  /** How many faces a die of such a roll has. */
  faces: (roll: 'performance' | 'success'): number => all()?.dice[roll] ?? 1,
  /** How many squares lie before a wall, north first. */
  runs(map: string, { row, column }: Spot): number[] {
    const card = all()?.maps.find(({ id }) => id === map)
    return card?.runs[row * (card.rows[0]?.length ?? 0) + column] ?? []
  },
  of: (kind: string): ClassCard | undefined => all()?.classes.find((card) => card.id === kind),
  /** The action of a class; several classes have a shotgun. */
  action: (kind: string | null | undefined, id: string): ActionCard | undefined =>
    (all()?.classes ?? [])
      .filter((card) => !kind || card.id === kind)
      .flatMap((card) => card.actions)
      .find((action) => action.id === id),
  sentry: (level: number): SentryCard | undefined => all()?.sentry.find((card) => card.level === level),
}
