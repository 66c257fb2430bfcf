// The game's view as it is drawn (crates/tf2-turns/src/view.rs), and how to find
// things in it and in messages. No rules here.

import type { Sections } from '../../lib/sync'
import type { BoardView, BuildingView, FlagView, Piece, PointView, Public as View, Side, UnitOwn, UnitView } from '../../wire/tf2-turns'
import type { Arg, Message, Offer } from '../../wire/wire'
import { joined } from '../join'

export type { BoardView, BuildingView, FlagView, Piece, PointView, Side, UnitView, View }
/** A type as answers name it; the content says which there are. */
export type Kind = string
/** A direction as answers name it. */
export type Heading = 'n' | 'e' | 's' | 'w'

export const SIDES: Side[] = ['red', 'green']
export const DIRS: Heading[] = ['n', 'e', 's', 'w']

export function viewOf(sections: Sections | undefined): View | undefined {
  if (!sections?.board || !sections.units) return undefined
  const wire = sections as unknown as View & { own: UnitOwn[] }
  return { ...wire, units: joined(wire.units, wire.own) }
}

export const unitOf = (view: View | undefined, id: string | null | undefined): UnitView | undefined =>
  view?.units.find((unit) => unit.unit === id)

/** The building of a mark such as `turret-red3`. */
export const buildingOf = (view: View | undefined, mark: string): BuildingView | undefined =>
  view?.buildings.find((building) => building.mark === mark)

/** `red` of `red3` and of `turret-red3`. */
export const sideOf = (mark: string): Side => (/green\d$/.test(mark) ? 'green' : 'red')
export const numberOf = (unit: string): number => Number(unit.slice(-1))

// Spaces

export interface Spot {
  row: number
  column: number
}

export const spotOf = (name: string): Spot => {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? []
  return { row: Number(row ?? 0), column: Number(column ?? 0) }
}

export const nameOf = ({ row, column }: Spot): string => `r${row}c${column}`

export type Ground = 'wall' | 'lower' | 'upper' | 'stairs'

export const groundAt = (board: BoardView, { row, column }: Spot): Ground => {
  const sign = board.terrain[row]?.[column] ?? '#'
  return sign === '#' ? 'wall' : sign === '.' ? 'lower' : sign === '=' ? 'upper' : 'stairs'
}

export const featureAt = (board: BoardView, { row, column }: Spot): string => board.features[row]?.[column] ?? '_'

// Names of things as messages

const term = (kind: string, id: string): Message => ({ id: `tf2-turns-${kind}-${id}` })
export const sideName = (side: string): Message => term('side', side)
export const kindName = (kind: string): Message => term('unit', kind)
export const weaponName = (kind: string): Message => term('weapon', kind)
export const pieceName = (piece: string): Message => term('piece', piece)
export const levelName = (ground: Ground): Message => term('level', ground)
export const dirName = (dir: Heading): Message => term('dir', dir)

const asTerm = (message: Message): Arg => ({ term: { id: message.id, plain: message.id } })

/** A unit by its side, type and number; `?` while the type is secret. */
export const unitName = ({ side, kind, unit }: UnitView): Message => ({
  id: 'tf2-turns-name',
  args: [
    ['side', asTerm(sideName(side))],
    ['kind', kind ? asTerm(kindName(kind)) : { text: '?' }],
    ['number', { number: numberOf(unit) }],
  ],
})

export const buildingName = (view: View, { piece, owner }: BuildingView): Message => {
  const unit = unitOf(view, owner)
  return {
    id: 'tf2-turns-building',
    args: [['piece', asTerm(pieceName(piece))], ['owner', unit ? { message: unitName(unit) } : { text: owner }]],
  }
}

// What a message is about

const arg = (message: Message, name: string): Arg | undefined => message.args?.find(([n]) => n === name)?.[1]
const termIn = (message: Message, name: string): string | undefined => {
  const value = arg(message, name)
  return value && 'term' in value ? value.term.id.replace(/^tf2-turns-[a-z]+-/, '') : undefined
}

/** What is asked, offered or told, without the prefix: `hurt`, `act`. */
export const kindOf = (message: Message | undefined): string =>
  message?.id.replace(/^tf2-turns-(told|ask|choice)-/, '') ?? ''

export const numberIn = (message: Message, name: string): number => {
  const value = arg(message, name)
  return value && 'number' in value ? value.number : 0
}

export const sideIn = (message: Message, name = 'side'): Side | undefined => termIn(message, name) as Side | undefined
export const kindIn = (message: Message, name = 'kind'): Kind | undefined => termIn(message, name) as Kind | undefined
export const dirIn = (message: Message): Heading | undefined => termIn(message, 'dir') as Heading | undefined

export const spotIn = (message: Message, name: string): string | undefined => {
  const value = arg(message, name)
  return value && 'text' in value ? value.text : undefined
}

/** The spaces of a way that is told, both ends included. */
export const wayIn = (message: Message): string[] => spotIn(message, 'way')?.split(' ') ?? []

const markOf = (message: Message): string | undefined => {
  if (message.id === 'tf2-turns-name') {
    const side = sideIn(message)
    return side && `${side}${numberIn(message, 'number')}`
  }
  const owner = arg(message, 'owner')
  const piece = termIn(message, 'piece')
  return owner && 'message' in owner && piece ? `${piece}-${markOf(owner.message)}` : undefined
}

/** The unit or building in an argument: `red3`, `turret-red3`. */
export function markIn(message: Message, name: string): string | undefined {
  const value = arg(message, name)
  return value && 'message' in value ? markOf(value.message) : undefined
}

/** Names inside a unit's own message, such as the type in the `unit` of a question. */
export function kindOfUnitIn(message: Message, name: string): Kind | undefined {
  const value = arg(message, name)
  return value && 'message' in value ? kindIn(value.message) : undefined
}

/** The odds that an answer tells, in per cent and points; friends in danger besides. */
export interface Odds {
  chance: number | undefined
  kill: number
  damage: number
  /** Dice and what each of them needs, where dice are thrown at one target. */
  dice: number | undefined
  need: number | undefined
  friends: boolean
}

export function oddsOf({ label }: Offer): Odds | undefined {
  const inner = arg(label, 'attack')
  const attack = inner && 'message' in inner ? inner.message : label
  const number = (name: string) => (arg(attack, name) ? numberIn(attack, name) : undefined)
  const [chance, damage] = [number('chance'), number('damage')]
  const friends = attack !== label
  if (chance === undefined && damage === undefined && !friends) return undefined
  return { chance, kill: number('kill') ?? 0, damage: damage ?? 0, dice: number('dice'), need: number('need'), friends }
}

/** The word that would answer with a thing of the table is its name. */
export const wordFor = (_kind: string, id: string): string => id
