// Every game that can be drawn: the folders beside this file whose `index.ts` has something `shelved`.

import type { Shelved } from './drawings'

// `grid` has none, and would bring all of its drawings to the home page.
const folders = import.meta.glob<{ shelved?: Shelved }>(['./*/index.ts', '!./grid/index.ts'], { eager: true })

export const games: Record<string, Shelved> = Object.fromEntries(
  Object.entries(folders).flatMap(([path, { shelved }]) => (shelved ? [[path.split('/')[1], shelved]] : [])),
)
