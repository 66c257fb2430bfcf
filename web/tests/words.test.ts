import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../src/games'
import { SIGNS as TEAM_SIGNS } from '../src/games/adrenaline-team/view'
import { MARKERS, SIGNS as BOARD_SIGNS } from '../src/games/tf2-board/looks'
import { SIGNS as TURNS_SIGNS } from '../src/games/tf2-turns/signs'
import { Catalogue, LANGS, type Lang } from '../src/lib/words'
import type { Arg, Message } from '../src/wire/wire'

const GAMES = Object.keys(games)
const ROOT = join(import.meta.dirname, '..')
const books = {} as Record<Lang, Catalogue>

beforeAll(async () => {
  for (const lang of LANGS) books[lang] = await Catalogue.load(lang)
})

const figure = (id: string): Arg => ({ term: { id: `adrenaline-figure-${id}`, plain: id } })
const colour = (id: string): Arg => ({ term: { id: `adrenaline-colour-${id}`, plain: id } })
const both = (message: Message) => LANGS.map((lang) => books[lang].say(message))

describe('messages of the rules', () => {
  test('names take the case of the sentence', () => {
    const hurt = { id: 'adrenaline-told-hurt', args: [['who', figure('violet')], ['by', figure('dozer')], ['damage', { number: 2 }]] as [string, Arg][] }
    expect(both(hurt)).toEqual(['Dozer deals 2 damage to Violet.', 'Dozer zadaje Wioletce 2 obrażenia.'])
  })

  test('messages inside messages pass their forms on', () => {
    const cubes = (n: number, of: string): Arg => ({ message: { id: 'adrenaline-cubes', args: [['n', { number: n }], ['colour', colour(of)]] } })
    const took: Message = { id: 'adrenaline-told-took-tile', args: [['who', figure('violet')], ['tile', { text: 'YBB' }], ['cubes', { list: [cubes(1, 'yellow'), cubes(2, 'blue')] }]] }
    expect(both(took)).toEqual([
      'Violet grabs ammo: 1 yellow cube and 2 blue cubes.',
      'Wioletka zabiera amunicję: 1 żółtą kostkę i 2 niebieskie kostki.',
    ])
  })

  test('an unknown term gives its plain name, an unknown message its id', () => {
    const turn: Message = { id: 'adrenaline-told-turn', args: [['who', { term: { id: 'adrenaline-figure-nobody', plain: 'Nobody' } }]] }
    expect(both(turn)).toEqual(['Nobody’s turn.', 'Tura Nobody.'])
    expect(books.en.say({ id: 'no-such-thing', args: [['n', { number: 3 }]] })).toBe('no-such-thing (n: 3)')
  })

  test('the words of a content go before those of the catalogues, in every language', () => {
    const own = {
      'adrenaline-weapon-howler': { id: 'words-given', args: [['en', { text: 'Howler' }], ['pl', { text: 'Wyjec' }]] as [string, Arg][] },
      'adrenaline-help-weapon-whisper-basic': { id: 'adrenaline-card-damage', args: [['n', { number: 4 }]] as [string, Arg][] },
    }
    const say = (id: string) => LANGS.map((lang) => books[lang].with(own).say({ id }))
    expect(say('adrenaline-weapon-howler')).toEqual(['Howler', 'Wyjec'])
    expect(say('adrenaline-help-weapon-whisper-basic')).toEqual(['4 damage', '4 obrażenia'])
    expect(say('adrenaline-weapon-whisper')[0]).toBe('Whisper')
    const fired: Message = { id: 'adrenaline-told-fired', args: [['who', figure('violet')], ['weapon', { term: { id: 'adrenaline-weapon-howler', plain: 'howler' } }]] }
    expect(books.pl.with(own).say(fired)).toBe('Wioletka atakuje Wyjec.')
    expect(books.en.has('adrenaline-weapon-howler')).toBe(false)
    expect(books.en.with(own).has('adrenaline-weapon-howler')).toBe(true)
  })

  test('an empty list is something too', () => {
    expect(books.en.say({ id: 'adrenaline-not-cannot-pay', args: [['cost', { list: [] }]] })).toBe('You cannot pay nothing.')
  })
})

test('the page passes names and numbers', () => {
  expect(books.pl.text('web-adrenaline-turn-of', { who: { id: 'adrenaline-figure-violet' } })).toBe('Tura Wioletki')
  expect([1, 3, 5, 12, 22].map((n) => books.pl.text('web-points', { n }))).toEqual([
    '1 punkt', '3 punkty', '5 punktów', '12 punktów', '22 punkty',
  ])
})

const SYMBOLS = [
  'damage', 'grab', 'shoot', 'killshot', 'marks', 'worth', 'cubes', 'powerups', 'track', 'points', 'rush', 'post', 'tiles', 'turrets', 'skulls',
  'token-venom', 'token-control', 'token-tracked', 'tuned',
]

describe('every sentence is there', () => {
  const files = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(dir, entry.name)) : /\.(svelte|ts)$/.test(entry.name) ? [join(dir, entry.name)] : [],
    )
  const sources = files(join(ROOT, 'src')).map((file) => readFileSync(file, 'utf8'))
  /** The page's own catalogues: `web.ftl`, and one for each game that keeps its own. */
  const words = (lang: Lang) => {
    const folder = join(ROOT, `../crates/words/${lang}`)
    return readdirSync(folder).filter((name) => name.startsWith('web')).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  }

  test('that the sources name', () => {
    const named = new Set(sources.flatMap((text) => [...text.matchAll(/['"`]((?:web|server)-[a-z0-9-]+[a-z0-9])['"`]/g)].map((match) => match[1]!)))
    expect(named.size).toBeGreaterThan(100)
    for (const lang of LANGS) expect([...named].filter((id) => !books[lang].has(id))).toEqual([])
  })

  test('that the sources put together', () => {
    const parts = new Set(
      sources.flatMap((text) => [...text.matchAll(/`(web-[^`]*\$\{[^`]*)`/g)].map((match) => match[1]!.replace(/\$\{[^}]*\}/g, '*'))),
    )
    // What each of them can become.
    const becomes: Record<string, string[]> = {
      'web-title-*': ['new', 'table', 'replay', 'rules', 'settings', 'about', 'missing'],
      'web-lang-*': ['en', 'pl'],
      'web-to-*': ['dark', 'light'],
      'web-theme-*': ['dark', 'light'],
      'web-speed-*': ['normal', 'fast', 'off'],
      'web-sound-*': ['all', 'turn', 'off'],
      'web-watch-*': ['masked', 'delayed'],
      'web-bot-*': ['easy', 'normal', 'hard', 'expert'],
      'web-state-*': ['lobby', 'playing', 'over', 'broken'],
      'web-undo-*': ['refused', 'late'],
      'web-tab-*': ['ask', 'hand', 'log', 'chat'],
      'web-record-*': ['won', 'lost', 'drawn', 'place'],
      'web-*-name': GAMES,
      'web-*-length': GAMES,
      'web-*-sentence': GAMES,
      'web-*-option-*': Object.entries(games).flatMap(([game, { options }]) => options.map((option) => `${game} ${option}`)),
      'web-*-*-*': ['adrenaline mode deathmatch', 'adrenaline mode domination', 'adrenaline mode turret', 'adrenaline players 2', 'adrenaline bot false', 'adrenaline bot true', 'adrenaline powers false', 'adrenaline powers true', 'adrenaline ending frenzy', 'adrenaline ending sudden-death', 'adrenaline arena l1r1', 'tf2-board mode ctf', 'tf2-board mode cp', 'tf2-board first blu', 'tf2-board first red', 'tf2-turns mode ctf', 'tf2-turns mode cp', 'tf2-turns board split-yard', 'tf2-turns board dry-stage'],
      'web-tf2-board-map-*': ['twin-forts', 'two-bridges', 'millpond', 'long-yards', 'three-yards', 'close-yards', 'cross-yards'],
      'web-adrenaline-team-ability-*': ['resting', 'ready', 'used'],
      'web-adrenaline-team-symbol-*': TEAM_SIGNS,
      // What the two others say stands in the help of the rules.
      'web-adrenaline-team-symbol-*-text': TEAM_SIGNS.filter((sign) => sign !== 'buffer' && sign !== 'rush'),
      'web-adrenaline-team-*': ['token-venom', 'token-control', 'token-tracked'],
      'web-adrenaline-letter-*': ['red', 'yellow', 'blue', 'violet', 'sprog'],
      'web-adrenaline-carries-*': ['venom', 'control', 'tracked', 'tuned'],
      'web-adrenaline-goal-*': ['deathmatch', 'domination', 'turret'],
      'web-adrenaline-symbol-*': SYMBOLS,
      'web-adrenaline-symbol-*-text': SYMBOLS,
      'web-tf2-board-symbol-*': Object.keys(BOARD_SIGNS),
      'web-tf2-board-symbol-*-text': Object.keys(BOARD_SIGNS),
      'web-tf2-turns-symbol-*': Object.keys(TURNS_SIGNS),
      'web-tf2-turns-symbol-*-text': Object.keys(TURNS_SIGNS),
      'web-tf2-board-goal-*': ['ctf', 'cp'],
      'web-tf2-board-marker-*': Object.keys(MARKERS),
      'web-tf2-board-class-*': ['scout', 'soldier', 'pyro', 'demoman', 'heavy', 'engineer', 'medic', 'sniper', 'spy'],
      'web-tf2-board-flag-*': [
        'splash', 'pierce', 'ignite', 'lob', 'still', 'slow', 'rolls2', 'needs-disguise', 'character-only', 'sentry-only', 'keep-disguise',
      ],
      'web-tf2-board-effect-*': [
        'leap', 'leap-exposed', 'push2', 'place-up-to-2', 'blast-all-own', 'fed', 'sentry-level1', 'sentry-level-plus1',
        'healed-plus-counter', 'uber-both', 'aim', 'disguised',
      ],
      'web-tf2-board-at-*': ['wall', 'floor', 'floor-near', 'water', 'spawn', 'home', 'point'],
      'web-tf2-turns-at-*': ['wall', 'lower', 'lower-near', 'upper', 'upper-near', 'stairs', 'spawn', 'holder', 'start', 'point'],
      'web-tf2-turns-*': ['spawn', 'holder', 'start'],
      'web-tf2-turns-flag-*': ['home', 'carried', 'lies', 'due'],
      'web-tf2-turns-flag-short-*': ['home', 'carried', 'lies', 'due'],
      'web-tf2-turns-seat-*': ['attack', 'defend', 'first', 'second'],
      'web-tf2-turns-goal-*': ['ctf', 'attack', 'defend'],
      'web-tf2-turns-about-*': ['upper', 'stairs', 'turret', 'entrance', 'exit'],
      // Texts of units stand in content alone.
      'web-tf2-turns-unit-*': [],
      'web-tf2-turns-tag-*': ['run-and-gun', 'burning', 'friendly-fire', 'ground-attack', 'aimed-shot', 'healer', 'ubercharge', 'builder', 'double-capture'],
      'web-*-*-open': ['adrenaline-team guest'],
      'web-tool-*': ['uses', 'damage', 'kills'],
      'web-moment-*': ['kill', 'flush', 'capture', 'feat', 'phase', 'hit'],
      // What the rules note about events: `note` in the crates of the games.
      'web-count-*': [
        'points', 'board', 'first-blood', 'double-kill', 'triple-kill', 'track', 'flush', 'overkill', 'leftover', 'damage', 'kills', 'flushes',
        'suffered', 'losses', 'buildings', 'intel', 'flags', 'captures', 'spawnpoint', 'turrets', 'tags',
      ],
    }
    expect([...parts].filter((part) => !becomes[part])).toEqual([])
    for (const [part, values] of Object.entries(becomes)) {
      for (const value of values) {
        const id = value.split(' ').reduce((text, word) => text.replace('*', word), part)
        for (const lang of LANGS) expect(books[lang].has(id), `${lang}: ${id}`).toBe(true)
      }
    }
  })

  test('that the story of a match names: what hurt', () => {
    const ledger = readFileSync(join(ROOT, '../crates/ledger/src/tf2_turns.rs'), 'utf8')
    const ids = [...ledger.matchAll(/Name::lab\("tool", "([a-z-]+)"\)/g)].map((match) => `lab-tool-${match[1]}`)
    expect(ids.length).toBeGreaterThan(1)
    for (const lang of LANGS) expect(ids.filter((id) => !books[lang].has(id))).toEqual([])
  })

  test('that the wire names', () => {
    const wire = readFileSync(join(ROOT, '../docs/wire.md'), 'utf8')
    const refused = wire.slice(wire.indexOf('**`refused`**'), wire.indexOf('**`because`**'))
    const failed = wire.slice(wire.indexOf('## 6.'), wire.indexOf('## 7.'))
    const codes = (text: string) =>
      [...text.matchAll(/^\| (.*?) \|(.*?)\|?$/gm)].flatMap((row) => [...(/^\d/.test(row[1]!) ? row[2]! : row[1]!).matchAll(/`([a-z-]+)`/g)].map((match) => match[1]!))
    const ids = [...codes(refused).map((code) => `server-refused-${code}`), ...codes(failed).map((code) => `server-error-${code}`)]
    expect(ids.length).toBeGreaterThan(40)
    for (const lang of LANGS) expect(ids.filter((id) => !books[lang].has(id))).toEqual([])
  })

  test('and no sentence waits in vain', () => {
    const all = sources.join('\n')
    const ids = [...words('en').matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!)
    // Titles of errors come with a text of the same name.
    const put = /^web-(title|record|where|near|undo|lang|to|theme|speed|sound|watch|bot|state|tab|moment|count|tool|adrenaline(-team)?-(option|mode|players|bot|powers|carries|arena|skulls|ending|goal|symbol|letter|where|name|length|sentence|black|white|reward|guest|ability|token)|tf2-board-(at|option|mode|map|first|neutral|lead|sanctuary|goal|marker|symbol|class|flag|effect|name|length|sentence)|tf2-turns-(at|option|mode|board|buildings|sanctuary|seat|name|length|sentence|flag|goal|spawn|holder|start|about|symbol|tag))(-|$)|-text$/
    expect(ids.filter((id) => !all.includes(id) && !put.test(id))).toEqual([])
  })
})

test('a name that nobody has chosen is said in the language of the reader, a chosen one as it is', async () => {
  const [en, pl] = await Promise.all([Catalogue.load('en'), Catalogue.load('pl')])
  expect([en.called('Guest 276'), pl.called('Guest 276'), pl.called('Guestbook')]).toEqual(['Guest 276', 'Gość 276', 'Guestbook'])
  expect(pl.text('web-absent', { who: 'Guest 276' })).toContain('Gość 276')
})
