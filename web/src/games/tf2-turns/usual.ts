// What people expect a type to be able to do; what of it is not offered says why.

import type { Message, Offer } from '../../wire/wire'
import { unitCard } from './chart.svelte'
import { kindOf, kindOfUnitIn, weaponName } from './view'

export function usual(question: Message): Offer[] {
  const kind = kindOfUnitIn(question, 'unit')
  if (!kind || !kindOf(question).startsWith('act')) return []
  const weapon = weaponName(kind)
  return (unitCard(kind)?.verbs ?? []).map((verb) => ({
    text: verb,
    label:
      verb === 'fire'
        ? { id: 'tf2-turns-choice-fire', args: [['weapon', { term: { id: weapon.id, plain: kind } }]] }
        : { id: `tf2-turns-choice-${verb}` },
  }))
}
