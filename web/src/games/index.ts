// Every game that can be drawn: the folders beside this file whose `index.ts` has something `shelved`.

import type { Shelved } from './drawings'

const folders = import.meta.glob<{ shelved?: Shelved }>('./*/index.ts', { eager: true })

export const games: Record<string, Shelved> = Object.fromEntries(
  Object.entries(folders).flatMap(([path, { shelved }]) => (shelved ? [[path.split('/')[1], shelved]] : [])),
)
