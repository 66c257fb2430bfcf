// Squares as people name them: by their room and where in it they lie. Rows and columns only for those who like them,
// counted from one as on the boards of the other games.

import { prefs } from '../../lib/prefs.svelte'
import { renameWith } from '../../lib/words'
import type { SquareCard } from '../../wire/adrenaline'
import type { Message } from '../../wire/wire'
import { cards } from './cards.svelte'

/** The arena that is on the table. */
export const table = $state<{ arena: string | undefined }>({ arena: undefined })

/** Which third of a span: `a`, `b` or `c`; nothing where there is only one place. */
const part = (n: number, among: number[], [a, b, c]: [string, string, string]): string => {
  const [least, most] = [Math.min(...among), Math.max(...among)]
  return least === most ? '' : n === least ? a : n === most ? c : b
}

/** Where in its room a square lies: `tl` for top left, `m` for its middle, `alone` if the room is this square. */
export function whereIn(squares: readonly SquareCard[], id: string): string {
  const square = squares.find((other) => other.id === id)
  const room = squares.filter((other) => other.room === square?.room)
  if (!square || room.length < 2) return 'alone'
  const high = part(square.row, room.map(({ row }) => row), ['t', '', 'b'])
  const wide = part(square.column, room.map(({ column }) => column), ['l', '', 'r'])
  return high + wide || 'm'
}

/** A name on the board, `r0c2`, counted from one. */
export const fromOne = (id: string): string => id.replace(/^r(\d+)c(\d+)$/, (_, row: string, column: string) => `r${Number(row) + 1}c${Number(column) + 1}`)

renameWith((message: Message): Message => {
  if (message.id !== 'adrenaline-square') return message
  const args = message.args ?? []
  const square = args.find(([name]) => name === 'square')?.[1]
  const id = square && 'text' in square ? square.text : ''
  const printed = table.arena === undefined ? undefined : cards.arena(table.arena)
  const rest = args.filter(([name]) => name !== 'square')
  if (prefs.coords || !printed) return { id: 'adrenaline-square', args: [...rest, ['square', { text: fromOne(id) }]] }
  return { id: 'web-adrenaline-square', args: [...rest, ['where', { text: whereIn(printed, id) }]] }
})
