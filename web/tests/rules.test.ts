import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OUTRO, TOUR } from '../src/coach/marks'
import { games } from '../src/games'
import { Catalogue, LANGS } from '../src/lib/words'
import { GLOSSARY } from '../src/rules/glossary'

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

/** Words that mean what another word of the glossary means, by language. */
const UNSETTLED = {
  en: /\bbriefcase/i,
  pl: /naładowan|buforu(?!\p{L})|wartość własna|rzut na formę|\d zabić(?!\p{L})|= Wtedy:|końcowe szaleństwo/iu,
} as const

test('every word of the glossary is explained in every language, and words it settled against are used nowhere', async () => {
  const words = Object.entries(GLOSSARY).flatMap(([group, ids]) => ids.map((id) => `rules-glossary-${group}-${id}`))
  expect(words.length).toBeGreaterThan(25)
  for (const lang of LANGS) {
    const book = await Catalogue.load(lang, true)
    expect(words.flatMap((id) => [id, `${id}-text`]).filter((id) => !book.has(id)), lang).toEqual([])
    const folder = join(ROOT, 'crates/words', lang)
    const told = readdirSync(folder).flatMap((file) => UNSETTLED[lang].exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? [])
    expect(told, lang).toEqual([])
  }
  expect(Object.keys(GLOSSARY).sort()).toEqual(['all', ...Object.keys(games)].sort())
})
