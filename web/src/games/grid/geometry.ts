// Where squares are, in units of the drawing.

/** Side of a square. */
export const SIDE = 100

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A square of the board that can be pointed at. */
export interface Square {
  id: string
  row: number
  column: number
  /** What is there, in words. */
  label: string
  /** Nothing worth saying is there: screen readers hear of it only when it is offered. */
  quiet?: boolean
}

export const middle = ({ row, column }: { row: number; column: number }): Point => ({
  x: (column + 0.5) * SIDE,
  y: (row + 0.5) * SIDE,
})

/** In squares. */
const AIR = 0.5

/** The smallest box around these places with half a square of air on every side; none without places. */
export function boxAround(places: { row: number; column: number }[]): Box | undefined {
  if (!places.length) return undefined
  const rows = places.map(({ row }) => row)
  const columns = places.map(({ column }) => column)
  const [top, left] = [Math.min(...rows) - AIR, Math.min(...columns) - AIR]
  return {
    x: left * SIDE,
    y: top * SIDE,
    width: (Math.max(...columns) + 1 + AIR - left) * SIDE,
    height: (Math.max(...rows) + 1 + AIR - top) * SIDE,
  }
}
