// What people expect a type to be able to do; what of it is not offered says why.

import type { Message, Offer } from '../../wire/wire'
import { kindOf, kindOfUnitIn, weaponName, type Kind } from './view'

const VERBS: Record<Kind, string[]> = {
  pyro: ['flame', 'run-and-gun', 'melee'],
  soldier: ['fire', 'ground', 'melee'],
  sniper: ['fire', 'melee'],
  medic: ['heal', 'uber', 'melee'],
  heavy: ['fire', 'run-and-gun', 'melee'],
  engineer: ['fire', 'build', 'melee'],
  scout: ['fire', 'melee'],
}

export function usual(question: Message): Offer[] {
  const kind = kindOfUnitIn(question, 'unit')
  if (!kind || !kindOf(question).startsWith('act')) return []
  const weapon = weaponName(kind)
  return VERBS[kind].map((verb) => ({
    text: verb,
    label:
      verb === 'fire'
        ? { id: 'tf2-turns-choice-fire', args: [['weapon', { term: { id: weapon.id, plain: kind } }]] }
        : { id: `tf2-turns-choice-${verb}` },
  }))
}
