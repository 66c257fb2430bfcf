import type { Plan } from '../plan'
import type { PrintedSquare } from './view'

/** The rooms of an arena. */
export function arenaPlan(components: unknown, arena: string): Plan | undefined {
  const { arenas } = (components ?? {}) as { arenas?: Record<string, { squares: PrintedSquare[] }> }
  const squares = arenas?.[arena]?.squares
  if (!squares) return undefined
  const columns = Math.max(...squares.map(({ column }) => column)) + 1
  const plan: Plan = { columns, cells: [] }
  for (const { row, column, room } of squares) plan.cells[row * columns + column] = `var(--room-${room}-ink)`
  return plan
}
