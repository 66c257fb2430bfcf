// The game's view as it is drawn: what the wire brings (crates/adrenaline/src/deathmatch/view.rs),
// put together with what is printed. And how to find things in it and in messages. No rules here.

import type { Sections } from '../../lib/sync'
import type {
  FigureOwn, FigureView as PublicFigure, Public, SquareCard, SquareView as Laid, WeaponCard,
} from '../../wire/adrenaline'
import type { Arg, Message, Offer, Pointer } from '../../wire/wire'
import { joined } from '../join'
import { cards } from './cards.svelte'

export type Colour = 'red' | 'yellow' | 'blue'
export type SquareView = SquareCard & Laid
export type FigureView = PublicFigure & FigureOwn
export type View = Omit<Public, 'squares' | 'figures'> & {
  /** None until the printed arena has come. */
  squares: SquareView[]
  figures: FigureView[]
}
export type { WeaponCard }

/** A price as letters: cubes, `*` for one of any colour, `!` for an adrenaline rush. */
export const price = (effect: WeaponCard['effects'][number]): string =>
  effect.cost + '*'.repeat(effect.any ?? 0) + '!'.repeat(effect.rush ?? 0)

export function viewOf(sections: Sections | undefined): View | undefined {
  if (!sections?.squares) return undefined
  const wire = sections as unknown as Public & { own: FigureOwn[] }
  return { ...wire, squares: squaresOf(wire), figures: joined(wire.figures, wire.own) }
}

/** The squares of any game on an arena. */
export const squaresIn = (sections: Sections | undefined): SquareView[] =>
  sections?.squares ? squaresOf(sections as unknown as Public) : []

/** Squares that are put together already: what did not change stays the same object. */
const whole = new WeakMap<Laid, SquareView>()

/** What lies on the squares together with what is printed there. */
export function squaresOf(view: Pick<Public, 'arena' | 'squares'>): SquareView[] {
  const printed = cards.arena(view.arena)
  if (!printed) return []
  return view.squares.flatMap((laid, n) => {
    const known = whole.get(laid)
    const card = printed[n]
    if (known || !card) return known ? [known] : []
    const square = { ...card, ...laid }
    whole.set(laid, square)
    return [square]
  })
}

export const COLOURS: Colour[] = ['red', 'yellow', 'blue']
export const LETTERS: Record<string, Colour> = { R: 'red', Y: 'yellow', B: 'blue' }

// Names of things as messages

const term = (kind: string, id: string): Message => ({ id: `adrenaline-${kind}-${id}` })
export const figureName = (id: string): Message => term('figure', id)
export const weaponName = (id: string): Message => term('weapon', id)
export const abilityName = (id: string): Message => term('team-ability', id)
export const powerupName = (kind: string): Message => term('powerup', kind)
export const roomName = (room: string): Message => term('room', room)
export const squareName = ({ id, room }: Pick<SquareCard, 'id' | 'room'>): Message => ({
  id: 'adrenaline-square',
  args: [['square', { text: id }], ['room', { term: { id: `adrenaline-room-${room}`, plain: room } }]],
})
export const colourName = (colour: string): Message => term('colour', colour)
export const tileName = (tile: string): Message => ({ id: 'adrenaline-tile', args: [['tile', { text: tile }]] })
export const effectName = (weapon: string, effect: string): Message =>
  effect === 'basic' ? { id: 'adrenaline-effect-basic' } : term('effect', `${weapon}-${effect}`)

/** What lies on a square: ammo, weapons, figures. */
export const contents = ({ tile, weapons, figures }: SquareView): Message[] => [
  ...(tile ? [tileName(tile)] : []), ...weapons.filter((weapon) => weapon !== null).map(weaponName), ...figures.map(figureName),
]

/** What lies on the square that an answer points at. */
export const holds = ({ at }: Offer, sections: Sections): Message[] =>
  at?.kind === 'square' ? squaresIn(sections).filter(({ id }) => id === at.id).flatMap(contents) : []

// What a message is about

const arg = (message: Message, name: string): Arg | undefined => message.args?.find(([n]) => n === name)?.[1]

/** The figure in an argument. */
export function figureIn(message: Message, name: string): string | undefined {
  const value = arg(message, name)
  return value && 'term' in value && value.term.id.startsWith('adrenaline-figure-')
    ? value.term.id.replace('adrenaline-figure-', '')
    : undefined
}

export function weaponIn(message: Message): string | undefined {
  const value = arg(message, 'weapon')
  return value && 'term' in value ? value.term.id.replace('adrenaline-weapon-', '') : undefined
}

/** The weapon that an event is about, when it is fired or taken. */
export function about(event: Message): Pointer | undefined {
  const weapon = /^(fired|took-weapon)$/.test(kindOf(event)) ? weaponIn(event) : undefined
  return weapon === undefined ? undefined : { kind: 'weapon', id: weapon }
}

/** The last part of a term's id that names an icon: `ability-venom`. */
export function termIn(message: Message, name: string): string | undefined {
  const value = arg(message, name)
  return value && 'term' in value ? value.term.id.replace('adrenaline-team-', '') : undefined
}

export function numberIn(message: Message, name: string): number {
  const value = arg(message, name)
  return value && 'number' in value ? value.number : 0
}

/** The square in the argument `square`. */
export function squareIn(message: Message): string | undefined {
  const value = arg(message, 'square')
  if (!value || !('message' in value)) return undefined
  const inner = arg(value.message, 'square')
  return inner && 'text' in inner ? inner.text : undefined
}

/** The squares of a way that is told, both ends included. */
export function wayIn(message: Message): string[] {
  const value = arg(message, 'way')
  return value && 'text' in value ? value.text.split(' ') : []
}

/** What is asked or told, without the prefix: `hurt`, `target`. */
export const kindOf = (message: Message | undefined): string =>
  message?.id.replace(/^adrenaline-(team-)?(told|ask)-/, '') ?? ''

/** The word that would answer with a thing of the table. */
export function wordFor(kind: string, id: string): string {
  if (kind === 'figure') return `@${id}`
  if (kind === 'room') return `room-${id}`
  if (kind === 'tile') return `tile-${id}`
  return id
}

/** Row and column of a step north, east, south, west. */
export const HEADINGS: [number, number][] = [[-1, 0], [0, 1], [1, 0], [0, -1]]
export const HEADING_NAMES = ['north', 'east', 'south', 'west']
