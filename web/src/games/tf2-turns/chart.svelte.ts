// The printed components, once they have come: what units can do, and what can be
// reached from where. The rules have worked it out; this only looks it up.

import { gameCard } from '../../lib/api'
import type { BoardChart, Chart, Pattern, PieceCard, UnitCard } from '../../wire/tf2-turns'
import { nameOf, spotOf, type BoardView, type Heading, type Kind, type Piece } from './view'

let loaded: Chart | undefined = $state.raw()
let asked: ReturnType<typeof gameCard> | undefined

async function load(card: ReturnType<typeof gameCard>): Promise<void> {
  asked = card
  try {
    loaded = (await card).components as Chart
  } catch {
    asked = undefined
  }
}

export const chart = (): Chart | undefined => {
  const card = gameCard('tf2-turns')
  if (asked !== card) void load(card)
  return loaded
}

export const unitCard = (kind: Kind | null | undefined): UnitCard | undefined =>
  chart()?.units.find((card) => card.kind === kind)

/** Is this something that a type does at all? */
export const does = (kind: Kind | null | undefined, verb: string): boolean => unitCard(kind)?.verbs.includes(verb) ?? false

/** Does its weapon reach like this? */
export const reaches = (kind: Kind | null | undefined, pattern: Pattern): boolean => unitCard(kind)?.weapon.pattern === pattern

export const pieceCard = (piece: Piece): PieceCard | undefined => chart()?.pieces.find((card) => card.piece === piece)

const boardChart = (board: BoardView): BoardChart | undefined => chart()?.boards.find(({ name }) => name === board.name)

/** The names of the spaces in a set as the chart writes it. */
export function spaces(set: string, width: number): string[] {
  const all: string[] = []
  for (const [n, digit] of [...set].entries()) {
    const bits = parseInt(digit, 16)
    for (let bit = 0; bit < 4; bit += 1) {
      const at = n * 4 + bit
      if (bits & (1 << bit)) all.push(nameOf({ row: Math.floor(at / width), column: at % width }))
    }
  }
  return all
}

const index = (board: BoardView, spot: string): number => {
  const { row, column } = spotOf(spot)
  return row * board.width + column
}

/** What a flamethrower covers. */
export interface Flames {
  front: string
  rest: string[]
}

export function flames(board: BoardView, from: string, dir: Heading): Flames | undefined {
  const [front, rest] = boardChart(board)?.flames[index(board, from)]?.['nesw'.indexOf(dir)] ?? [null, '']
  return front === null ? undefined : { front, rest: spaces(rest, board.width) }
}

export const blast = (board: BoardView, at: string): string[] =>
  spaces(boardChart(board)?.area[index(board, at)] ?? '', board.width)

/** What somebody on a space may aim at: a type, the turret, or the ubercharge. */
export function reach(board: BoardView, eye: Kind | 'turret' | 'uber', from: string): string[] {
  const map = boardChart(board)
  if (eye !== 'turret' && eye !== 'uber' && reaches(eye, 'flame')) {
    const all = (['n', 'e', 's', 'w'] as const).flatMap((dir) => {
      const fire = flames(board, from, dir)
      return fire ? [fire.front, ...fire.rest] : []
    })
    return [...new Set(all)]
  }
  const table = map?.sight.find(([name]) => name === eye)?.[1]
  return spaces(table?.[index(board, from)] ?? '', board.width)
}

/** Of these spaces, those in the quarter ahead, where run and gun fires. */
export function ahead(from: string, dir: Heading, all: string[]): string[] {
  const quarter = chart()?.quarters['nesw'.indexOf(dir)] ?? []
  const { row, column } = spotOf(from)
  const names = new Set(quarter.map(([dx, dy]) => nameOf({ row: row + dy, column: column + dx })))
  return all.filter((name) => names.has(name))
}
