// Squares as people name them: by their room and where in it they lie. Rows and columns only for those who like them,
// counted from one as on the boards of the other games.

import { prefs } from '../../lib/prefs.svelte'
import { whereAmong } from '../../lib/where'
import { renameWith } from '../../lib/words'
import type { SquareCard } from '../../wire/adrenaline'
import type { Message } from '../../wire/wire'
import { cards } from './cards.svelte'

/** The arena that is on the table. */
export const table = $state<{ arena: string | undefined }>({ arena: undefined })

/** Where in its room a square lies. */
export function whereIn(squares: readonly SquareCard[], id: string): string {
  const square = squares.find((other) => other.id === id)
  return square ? whereAmong(squares.filter((other) => other.room === square.room), square) : 'alone'
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
