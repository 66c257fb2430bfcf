import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INTRO, OUTRO } from '../src/coach/marks'
import { Catalogue, LANGS } from '../src/lib/words'
import { guides } from '../src/rules/guides'

const ROOT = join(import.meta.dirname, '../..')

test('every chapter and every mark has its words', async () => {
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
      ...Object.entries(guides).flatMap(([game, chapters]) => chapters.flatMap(({ id }) => [`rules-${game}-${id}`, `rules-${game}-${id}-text`])),
      ...[...INTRO, ...OUTRO].map(({ id }) => `coach-${id}`),
      ...['weapon', 'own-weapon', 'powerup', 'figure', 'reward', 'class', 'action', 'kind', 'piece'].map((kind) => `rules-kind-${kind}`),
    ]
    expect(ids.filter((id) => !book.has(id)), lang).toEqual([])
  }
})

test('the marks of questions name questions that the rules ask', () => {
  for (const game of Object.keys(guides)) {
    const file = (name: string) => readFileSync(join(ROOT, 'crates/words/en', `${name}.ftl`), 'utf8')
    const asked = [...file(`rules-${game}`).matchAll(/^coach-([a-z0-9-]+) =/gm)].map((match) => match[1]!)
    expect(asked.length, game).toBeGreaterThan(3)
    expect(asked.filter((id) => !new RegExp(`^${id} =`, 'm').test(file(game))), game).toEqual([])
  }
})

test('every picture of a guide is a position that the server has', () => {
  for (const [game, chapters] of Object.entries(guides)) {
    const there = readdirSync(join(ROOT, 'crates/server/examples', game)).map((file) => file.replace('.scene', ''))
    const named = chapters.flatMap(({ example }) => example ?? [])
    expect(named.filter((name) => !there.includes(name)), game).toEqual([])
    expect(named.length, game).toBeGreaterThan(1)
  }
})
