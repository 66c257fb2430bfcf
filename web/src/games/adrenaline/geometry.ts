// Where things stand on the board, in units of the drawing.

import type { SquareView } from './view'

/** Squares, and those who may stand on them. */
interface Ground {
  squares: SquareView[]
  figures: { id: string }[]
}

export const SIDE = 200
export const MARGIN = 14

export interface Point {
  x: number
  y: number
}

export const corner = (square: SquareView): Point => ({ x: square.column * SIDE, y: square.row * SIDE })

export const size = (view: Pick<Ground, 'squares'>): { width: number; height: number } => ({
  width: (Math.max(...view.squares.map((square) => square.column)) + 1) * SIDE,
  height: (Math.max(...view.squares.map((square) => square.row)) + 1) * SIDE,
})

/** The whole drawing, before there are squares an arena of the usual size. */
export const drawn = (squares: SquareView[]): { width: number; height: number } => {
  const { width, height } = squares.length ? size({ squares }) : { width: 4 * SIDE, height: 3 * SIDE }
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

/** Places for figures on a square, by how many stand there: above what lies on it, and nobody before the face of another. */
const PLACES: Point[][] = [
  [],
  [{ x: 100, y: 84 }],
  [{ x: 66, y: 84 }, { x: 130, y: 84 }],
  [{ x: 34, y: 84 }, { x: 98, y: 84 }, { x: 162, y: 84 }],
  [{ x: 66, y: 54 }, { x: 130, y: 54 }, { x: 34, y: 101 }, { x: 98, y: 101 }],
  [{ x: 66, y: 54 }, { x: 130, y: 54 }, { x: 34, y: 101 }, { x: 98, y: 101 }, { x: 162, y: 101 }],
  [{ x: 28, y: 54 }, { x: 84, y: 54 }, { x: 140, y: 54 }, { x: 56, y: 101 }, { x: 112, y: 101 }, { x: 168, y: 101 }],
]

/** Where every figure on the board stands, given on which square each one is. */
export function stands(view: Ground, at: Record<string, string | undefined>): Record<string, Point> {
  const all: Record<string, Point> = {}
  for (const square of view.squares) {
    const here = view.figures.filter((figure) => at[figure.id] === square.id)
    const places = PLACES[Math.min(here.length, PLACES.length - 1)] ?? []
    const { x, y } = corner(square)
    here.forEach((figure, n) => {
      const place = places[n % places.length] ?? { x: 100, y: 84 }
      all[figure.id] = { x: x + place.x, y: y + place.y }
    })
  }
  return all
}

export const slot = (n: number): Point => ({ x: 9 + n * 62, y: 128 })
export const SLOT = { width: 58, height: 63 }

export function centre(view: Pick<Ground, 'squares'>, id: string): Point | undefined {
  const square = view.squares.find((square) => square.id === id)
  return square && { x: corner(square).x + SIDE / 2, y: corner(square).y + SIDE / 2 }
}
