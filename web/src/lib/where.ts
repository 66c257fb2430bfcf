// Where in an area a square lies, as people say it.

export interface Cell {
  row: number
  column: number
}

/** Which third of a span: `a`, `b` or `c`; nothing where there is only one place. */
const part = (n: number, among: number[], [a, b, c]: [string, string, string]): string => {
  const least = Math.min(...among)
  const span = Math.max(...among) - least
  return span === 0 ? '' : n - least < span / 3 ? a : n - least > (2 * span) / 3 ? c : b
}

/** `tl` for top left, `m` for the middle, `alone` if the area is this square. */
export function whereAmong(area: readonly Cell[], { row, column }: Cell): string {
  if (area.length < 2) return 'alone'
  const high = part(row, area.map((cell) => cell.row), ['t', '', 'b'])
  const wide = part(column, area.map((cell) => cell.column), ['l', '', 'r'])
  return high + wide || 'm'
}
