// What the first page brings along: everything that is imported outright from its entry on.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve('src')
const IMPORT = /^\s*(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'/gm
/** The games are found by their folders; `grid` is none. */
const GAMES = ['adrenaline', 'adrenaline-team', 'tf2-board', 'tf2-turns'].map((game) => join(SRC, 'games', game, 'index.ts'))

function file(path: string): string | undefined {
  return [path, `${path}.ts`, join(path, 'index.ts')].find((name) => /\.(ts|svelte)$/.test(name) && existsSync(name))
}

function brought(from: string[]): Set<string> {
  const met = new Set<string>()
  for (const todo = [...from]; todo.length; ) {
    const path = todo.pop()!
    if (met.has(path)) continue
    met.add(path)
    for (const [, named, bare] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const to = named ?? bare
      const next = to && file(join(dirname(path), to))
      if (next) todo.push(next)
    }
  }
  return met
}

test('the first page brings no icons: they weigh as much as all of its scripts', () => {
  const files = [...brought([join(SRC, 'main.ts'), ...GAMES])]
  expect(files).toContain(join(SRC, 'pages/Home.svelte'))
  expect(files).toContain(join(SRC, 'games/grid/Bust.svelte'))
  expect(files.filter((path) => /from 'virtual:icons'/.test(readFileSync(path, 'utf8')))).toEqual([])
})
