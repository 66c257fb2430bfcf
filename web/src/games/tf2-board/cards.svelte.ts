// The reference cards, once they have come.

import { gameCard } from '../../lib/api'
import type { ActionCard, ClassCard, SentryCard } from './view'

let printed: { classes: ClassCard[]; sentry: SentryCard[] } | undefined = $state.raw()
let asked = false

async function load(): Promise<void> {
  asked = true
  try {
    const components = (await gameCard('tf2-board')).components as { classes?: ClassCard[]; sentry?: SentryCard[] } | undefined
    printed = { classes: components?.classes ?? [], sentry: components?.sentry ?? [] }
  } catch {
    asked = false
  }
}

const all = () => {
  if (!asked) void load()
  return printed
}

export const cards = {
  of: (kind: string): ClassCard | undefined => all()?.classes.find((card) => card.id === kind),
  /** The action of a class; several classes have a shotgun. */
  action: (kind: string | null | undefined, id: string): ActionCard | undefined =>
    (all()?.classes ?? [])
      .filter((card) => !kind || card.id === kind)
      .flatMap((card) => card.actions)
      .find((action) => action.id === id),
  sentry: (level: number): SentryCard | undefined => all()?.sentry.find((card) => card.level === level),
}
