// Squares of a grid as people name them: by what they are and where in it they lie; rows and columns for those who like
// them. A board says what its squares are, and every sentence of its game follows.

import { prefs, t } from '../../lib/prefs.svelte'
import { whereAmong, type Cell } from '../../lib/where'
import { placeWith } from '../../lib/words'
import type { Arg, Message } from '../../wire/wire'

/** A square, and what it is: squares that are the same lie in one area. */
export interface Placed extends Cell {
  id: string
  is: Message
  /** Nothing that one would remember: named by the next thing that is. */
  plain?: boolean
}

let names = $state.raw<ReadonlyMap<string, Message>>(new Map())
placeWith((id) => (prefs.coords ? undefined : names.get(id)))

export function namesOf(squares: readonly Placed[]): ReadonlyMap<string, Message> {
  const areas = new Map<string, Placed[]>()
  for (const square of squares) {
    const key = JSON.stringify(square.is)
    areas.set(key, [...(areas.get(key) ?? []), square])
  }
  const name = (square: Placed): Message => {
    const where = whereAmong(areas.get(JSON.stringify(square.is)) ?? [], square)
    return { id: square.is.id, args: [...(square.is.args ?? []), ['where', { text: where }]] }
  }
  const marks = squares.filter(({ plain }) => plain === false)
  return new Map(squares.map((square) => [square.id, (square.plain && near(square, marks, name)) || name(square)]))
}

/** A square by the nearest that has a name of its own: so far to a side, so far up or down from it. */
function near({ row, column, is }: Placed, marks: readonly Placed[], name: (square: Placed) => Message): Message | undefined {
  const far = (mark: Placed) => Math.abs(mark.row - row) + Math.abs(mark.column - column)
  const [first, ...rest] = marks
  if (!first) return undefined
  const mark = rest.reduce((best, next) => (far(next) < far(best) ? next : best), first)
  const [x, y] = [column - mark.column, row - mark.row]
  const args: [string, Arg][] = [
    ['across', { text: x < 0 ? 'left' : x > 0 ? 'right' : 'none' }],
    ['along', { text: y < 0 ? 'up' : y > 0 ? 'down' : 'none' }],
    ['both', { text: x && y ? 'yes' : 'no' }],
    ['x', { number: Math.abs(x) }],
    ['y', { number: Math.abs(y) }],
    ['of', { message: name(mark) }],
  ]
  return { id: `${is.id}-near`, args }
}

/** The squares of the board on the table; call it in an effect, it forgets them by itself. */
export function nameSquares(squares: readonly Placed[]): () => void {
  names = namesOf(squares)
  return () => (names = new Map())
}

/** A square, named alone. */
export const placeName = (id: string): string => t('web-square', { at: id })
