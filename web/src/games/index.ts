// Every game that can be drawn: the folders beside this file whose `index.ts` has something `shelved`.

import type { Shelved } from './drawings'

const folders = import.meta.glob<Shelved | undefined>('./*/index.ts', { eager: true, import: 'shelved' })

export const games: Record<string, Shelved> = Object.fromEntries(
  Object.entries(folders).flatMap(([path, shelved]) => (shelved ? [[path.split('/')[1], shelved]] : [])),
)
