// Where the parts of a table go on a screen of this size. Pure: all numbers of the frame's layout are here and in
// the styles of `Play.svelte`. The answers come first, the board gives way to them, and panels become tabs.

/** How a board is drawn: the proportions of its drawing, and pixels beside it that do not grow with it. */
export interface Shape {
  width: number
  height: number
  beside?: number
}

export interface Layout {
  /** One below the other; the board at the left; the board on top, all the rest in a row below. */
  kind: 'tall' | 'wide' | 'ribbon'
  /** Pixels of the column beside the board. */
  side: number
  /** Pixels that the board would like to be high, where it lies above the rest. */
  board: number
  /** The line of the turn stands over the board, not over the column beside it. */
  over: boolean
  /** What happened has a line of its own under the board; else it shows on the board's edge while it happens. */
  line: boolean
  /** Players have a tab, not a place of their own. */
  tucked: boolean
}

/** Small screens: `@media (max-width: 900px), (max-height: 500px)` of the styles is the same. */
export const isSmall = (width: number, height: number): boolean => width <= 900 || height <= 500

/** The bar above the page and the table's own edges; `--top` of the styles is the same. */
const bar = (width: number, height: number, grow: number) => (width <= 900 || height <= 760 ? 40 : 48 * grow) + 12
/** The line of the turn and the line of what happened, each with its gap. */
const TURN = 46
const LATELY = 32
/** Boards wider than this lie above everything else. */
const RIBBON = 2.4
/** What a ribbon leaves to the row below it. */
const ROW = 246

export function arrange(width: number, height: number, shape: Shape, grow: number): Layout {
  const small = isSmall(width, height)
  const ratio = shape.width / shape.height
  const room = height - bar(width, height, grow)
  if (width < height || width < 560) {
    // A wide board gets some air, which it fills when the camera comes nearer.
    const board = Math.max(width / ratio, Math.min(0.64 * width, 0.46 * height))
    return { kind: 'tall', side: 0, board: Math.min(board, 0.55 * height), over: true, line: height >= 760, tucked: height < 760 }
  }
  if (!small && ratio > RIBBON) {
    const line = height >= 760
    const board = room - (TURN + (line ? LATELY : 0) + ROW) * grow
    return { kind: 'ribbon', side: 0, board: Math.min((width - 20) / ratio, board), over: true, line, tucked: false }
  }
  const [least, most] = small ? [Math.max(300, 0.42 * width), 440] : [480 * grow, 620 * grow]
  const beside = small ? 0 : (shape.beside ?? 0)
  const turn = small ? 0 : TURN * grow
  const side = Math.round(Math.min(most, Math.max(least, width - 32 - (room - turn) * ratio - beside)))
  /** What is left above and below the drawing. */
  const left = room - (width - 32 - side - beside) / ratio
  return { kind: 'wide', side, board: 0, over: !small || left >= TURN, line: left >= (TURN + LATELY) * grow, tucked: small }
}

/** In a wide sheet, below a ribbon or on a tablet, answers and hand stand side by side. */
export const isRow = (width: number): boolean => width > 700

/** How many panels of the sheet are open at once: the answers; with them the hand; with them the log. */
export function panels({ width, height }: { width: number; height: number }, answers: number, small: boolean): 1 | 2 | 3 {
  const [tabs, hand, log] = [42, small ? 240 : 188, 100]
  if (isRow(width)) return small ? (height >= tabs + hand ? 2 : 1) : width >= 930 ? 2 : 1
  if (!small && height >= tabs + answers + hand + log) return 3
  return height >= tabs + answers + hand ? 2 : 1
}
