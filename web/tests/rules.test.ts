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
    const mode = new RegExp(`-(${modesOf(game).join('|')})$`)
    const asked = idsOf(`rules-${game}`, 'coach-').filter((id) => !id.startsWith(`${game}-goal`))
    expect(asked.length, game).toBeGreaterThan(3)
    const questions = idsOf(game, '')
    expect(asked.filter((id) => ![id, id.replace(mode, '')].some((one) => questions.includes(one))), game).toEqual([])
  }
})

/** What stands after `start` in the ids of a catalogue. */
const idsOf = (name: string, start: string) =>
  [...readFileSync(join(ROOT, 'crates/words/en', `${name}.ftl`), 'utf8').matchAll(/^([\w-]+) =/gm)].flatMap(([, id]) => (id!.startsWith(start) ? [id!.slice(start.length)] : []))

const modesOf = (game: string) => idsOf(game === 'adrenaline' ? 'web' : `web-${game}`, `web-${game}-mode-`)

/** Questions that the first game's help leaves alone. */
const PLAIN = {
  luck: 'adrenaline: nothing luck / tf2-board: coin perform success over / tf2-turns: reveal roll aimed over',
  'says all itself': `
    adrenaline: spawn-anywhere after-actions drop shoot-move shoot-reload square room heading scope scope-target tagback pay-any newton newton-move teleport control-strike /
    adrenaline-team: assign control after-actions floor tagback teleport-whom teleport abilities-venom control-move control-strike heal-whom purge-whom purge-what
      scavenge lock-on siphon siphon-cube gift-heal gift-cube-to gift-powerup-to gift-cube respawn tune unload /
    tf2-board: second-sticky second-target shot return-square /
    tf2-turns: build-at return return-at act-moved gun aim ground flame run-and-gun melee heal uber build pick`,
}

test('every question of every mode is explained in a first game or plain without it, and what each mode is played for is told', () => {
  const plain = Object.values(PLAIN).flatMap((all) =>
    all.split('/').flatMap((of) => {
      const [game, ids] = of.trim().split(':')
      return ids!.trim().split(/\s+/).map((id) => `${game}-ask-${id}`)
    }),
  )
  const known = new Set(Object.keys(games).flatMap((game) => idsOf(`rules-${game}`, 'coach-')))
  const silent = Object.keys(games).flatMap((game) => idsOf(game, '').filter((id) => id.startsWith(`${game}-ask-`) && !known.has(id)))
  expect(silent.sort()).toEqual(plain.sort())
  for (const game of ['tf2-board', 'tf2-turns']) expect(modesOf(game).filter((mode) => !known.has(`${game}-goal-${mode}`)), game).toEqual([])
  // The usual goal is that of a deathmatch.
  expect(modesOf('adrenaline').filter((mode) => !known.has(`adrenaline-goal-${mode}`))).toEqual(['deathmatch'])
})

/** Words that mean what another word of the glossary means, by language, and in which catalogues. */
const UNSETTLED = {
  en: { '': /\bbriefcase|kill roll|flag (base|goal)|aim where/i, tf2: /\bsquares?\b/i },
  pl: {
    '': new RegExp(
      [
        'naładowan|przeładow|buforu(?!\\p{L})|wartość własna|tryb\\p{L}* własn|rzut na formę|\\d zabić(?!\\p{L})|= Wtedy:|końcowe szaleństwo',
        '(pol|stref)\\p{L}+ startow|(?<!licznik\\p{L}* )odrodzeń|licznik\\p{L}* odrodzenia|uchwyt|punk\\p{L}+ docelow|flagę do domu',
        '\\buber|żeton\\p{L}* über|rzut\\p{L}* na zabicie|w co celujesz|(?<!\\p{L})gr\\p{L}+ zespołow|(?<!\\p{L})pok(ój|oj)|zawartoś|wyrównan|przejmuje (punkt|teczk)|przejęt\\p{L}+ punkt',
      ].join('|'),
      'iu',
    ),
    tf2: /kostk/i,
  },
} as const

test('every word of the glossary is explained in every language, and words it settled against are used nowhere', async () => {
  const words = Object.entries(GLOSSARY).flatMap(([group, ids]) => ids.map((id) => `rules-glossary-${group}-${id}`))
  expect(words.length).toBeGreaterThan(25)
  for (const lang of LANGS) {
    const book = await Catalogue.load(lang, true)
    expect(words.flatMap((id) => [id, `${id}-text`]).filter((id) => !book.has(id)), lang).toEqual([])
    const folder = join(ROOT, 'crates/words', lang)
    const told = readdirSync(folder).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(/^(#.*|[\w-]+ =)/gm, '')
      return Object.entries(UNSETTLED[lang]).flatMap(([part, words]) => (file.includes(part) ? (words.exec(text)?.[0] ?? []) : []))
    })
    expect(told, lang).toEqual([])
  }
  expect(Object.keys(GLOSSARY).sort()).toEqual(['all', ...Object.keys(games)].sort())
})
