import type { Components } from '../../wire/adrenaline'
import type { Plan } from '../plan'

/** The rooms of an arena. */
export function arenaPlan(components: unknown, arena: string): Plan | undefined {
  const { arenas } = (components ?? {}) as Partial<Components>
  const squares = arenas?.[arena]?.squares
  if (!squares) return undefined
  const columns = Math.max(...squares.map(({ column }) => column)) + 1
  const plan: Plan = { columns, cells: [] }
  for (const { row, column, room } of squares) plan.cells[row * columns + column] = `var(--room-${room}-ink)`
  return plan
}
