import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OUTRO, TOUR } from '../src/coach/marks'
import { games } from '../src/games'
import { Catalogue, LANGS } from '../src/lib/words'

const ROOT = join(import.meta.dirname, '../..')

test('every mark and every kind of card has its words', async () => {
  const named = new Set(
    ['rules', 'coach', 'replay', 'pages'].flatMap((dir) => {
      const folder = join(ROOT, 'web/src', dir)
      const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
      return texts.flatMap((text) => [...text.matchAll(/['`]((?:rules|coach)-[a-z0-9-]+)['`]/g)].map((match) => match[1]!))
    }),
  )
  for (const lang of LANGS) {
    const book = await Catalogue.load(lang, true)
    const ids = [
      ...named,
      ...[...TOUR, ...OUTRO].map(({ id }) => `coach-${id}`),
      ...Object.keys(games).map((game) => `coach-${game}-goal`),
      ...['weapon', 'own-weapon', 'powerup', 'figure', 'reward', 'class', 'action', 'kind', 'piece'].map((kind) => `rules-kind-${kind}`),
    ]
    expect(ids.filter((id) => !book.has(id)), lang).toEqual([])
  }
})

test('the marks of questions name questions that the rules ask', () => {
  for (const game of Object.keys(games)) {
    const file = (name: string) => readFileSync(join(ROOT, 'crates/words/en', `${name}.ftl`), 'utf8')
    const asked = [...file(`rules-${game}`).matchAll(/^coach-([a-z0-9-]+) =/gm)].map((match) => match[1]!).filter((id) => id !== `${game}-goal`)
    expect(asked.length, game).toBeGreaterThan(3)
    expect(asked.filter((id) => !new RegExp(`^${id} =`, 'm').test(file(game))), game).toEqual([])
  }
})
