// The plan of a map, as small as a stamp: a colour for each square, for the choice of a map.

export interface Plan {
  columns: number
  /** CSS colours in reading order; nothing where there is no ground. */
  cells: (string | undefined)[]
}

/** From rows of signs. */
export const planOf = (rows: string[], colour: (sign: string, row: number, column: number) => string): Plan => ({
  columns: rows[0]?.length ?? 0,
  cells: rows.flatMap((signs, row) => [...signs].map((sign, column) => colour(sign, row, column))),
})
