// How a board asks the frame around it to come nearer to a part of it, and to lay
// something over it that stays where it is.

import type { Snippet } from 'svelte'

export interface Camera {
  /** Pixels of the board as it is when nothing is enlarged. */
  show(box: { x: number; y: number; width: number; height: number }): void
  /** There is nothing to come nearer to; a reader who has enlarged the board keeps it so. */
  rest(): void
  cover(over: Snippet | undefined): void
}

export const CAMERA = Symbol('camera')
