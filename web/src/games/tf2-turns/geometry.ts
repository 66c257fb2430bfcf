// Where things stand, in units of the drawing. The upper level is drawn raised: its
// floor and whatever stands on it are shifted up, so that the drop shows its face.

import { middle, SIDE, type Point } from '../grid'
import { groundAt, spotOf, type BoardView, type Ground } from './view'

/** The outer walls are drawn only this wide. */
export const RIM = 34

export const LIFT: Record<Ground, number> = { lower: 0, stairs: 9, upper: 18, wall: 26 }

export const liftAt = (board: BoardView, spot: string): number => LIFT[groundAt(board, spotOf(spot))]

/** The middle of a space, as high as its floor. */
export function place(board: BoardView, spot: string): Point {
  const { x, y } = middle(spotOf(spot))
  return { x, y: y - liftAt(board, spot) }
}

/** The corner of a space, as high as its floor. */
export function corner(board: BoardView, spot: string): Point {
  const { x, y } = place(board, spot)
  return { x: x - SIDE / 2, y: y - SIDE / 2 }
}
