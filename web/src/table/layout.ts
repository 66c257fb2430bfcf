// Where the parts of a table go on a screen of this size. Pure: all numbers of the frame's layout are here and in
// the styles of `Play.svelte`. The answers come first, the board gives way to them, and panels become tabs.

/** How a board is drawn: the proportions of its drawing, and pixels beside it that do not grow with it. */
export interface Shape {
  width: number
  height: number
  beside?: number
  /** The boards of its teams can lie flat: the column beside it may be narrow. */
  flat?: boolean
}

export interface Layout {
  /** One below the other; the board at the left; the board on top, all the rest in a row below. */
  kind: 'tall' | 'wide' | 'ribbon'
  /** On a laptop lines and edges are as narrow as they can be: `.low` of the styles. */
  low: boolean
  /** Boards of teams lie flat: their characters side by side. */
  flat: boolean
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

/** Small screens: `@media (max-width: 1199px), (max-height: 500px)` of the styles is the same. */
export const isSmall = (width: number, height: number): boolean => width < 1200 || height <= 500

/** Laptops: wide enough, and low. */
const isLow = (width: number, height: number): boolean => !isSmall(width, height) && height <= 760

/** The bar above the page and the table's own edges; `--top` of the styles is the same. */
const bar = (width: number, height: number, grow: number) => (width <= 900 || height <= 760 ? 40 : 48 * grow) + (isLow(width, height) ? 8 : 12)
/** The line of the turn and the line of what happened, each with its gap. */
const turnLine = (low: boolean) => (low ? 40 : 46)
const LATELY = 32
/** Boards wider than this lie above everything else. */
const RIBBON = 2.4
/** What a ribbon leaves to the row below it. */
const row = (low: boolean) => (low ? 192 : 246)
/** Of the whole screen, what the drawing of a board gets; the column beside it is not made narrower for more. */
const SHARE = 0.46
/** A column of this width has room for everything; boards of teams lie flat in the narrow ones, down to the least. */
const WIDE = 480
const NARROW = 440
const FLAT = 384
/** Edges of the table and of the board, and the gap between board and column. */
const EDGES = 32

export function arrange(width: number, height: number, shape: Shape, grow: number): Layout {
  const small = isSmall(width, height)
  const ratio = shape.width / shape.height
  const low = isLow(width, height)
  const room = height - bar(width, height, grow)
  if (width < height || width < 560 || (small && height > 500 && ratio > RIBBON)) {
    // A wide board gets some air, which it fills when the camera comes nearer.
    const board = Math.max(width / ratio, Math.min(0.64 * width, 0.46 * height))
    const tucked = height < 760 || width > height
    return { kind: 'tall', low, flat: small, side: 0, board: Math.min(board, 0.55 * height), over: true, line: height >= 760, tucked }
  }
  if (!small && ratio > RIBBON) {
    const line = height >= 760
    const board = room - (turnLine(low) + (line ? LATELY : 0) + row(low)) * grow
    return { kind: 'ribbon', low, flat: low, side: 0, board: Math.min((width - 20) / ratio, board), over: true, line, tucked: false }
  }
  const beside = small ? 0 : (shape.beside ?? 0) * grow
  const turn = small ? 0 : turnLine(low) * grow
  const wanted = width - EDGES - Math.sqrt(SHARE * width * height * ratio) - beside
  const [least, most] = small ? [Math.max(300, 0.42 * width), 440] : [(shape.flat ? Math.min(WIDE, Math.max(FLAT, wanted / grow)) : WIDE) * grow, 620 * grow]
  const side = Math.round(Math.min(most, Math.max(least, width - EDGES - (room - turn) * ratio - beside)))
  /** What is left above and below the drawing. */
  const left = room - (width - EDGES - side - beside) / ratio
  return { kind: 'wide', low, flat: small || side < NARROW * grow, side, board: 0, over: !small || left >= turnLine(low), line: left >= (turnLine(low) + LATELY) * grow, tucked: small }
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
