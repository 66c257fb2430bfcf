import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EFFECTS } from '../src/games/effects/effects'
import { OF_SHAPE } from '../src/lib/voices'

const content = (path: string) => readFileSync(join(import.meta.dirname, '../../crates', path), 'utf8')
const ids = (text: string, each: RegExp) => [...text.matchAll(each)].map((match) => match[1]!)

test('every weapon of the box and of the characters has an effect that no other has', () => {
  const box = ids(content('adrenaline/content/weapons.ron'), /^ {4}\(id: "([a-z0-9-]+)"/gm)
  const own = ids(content('adrenaline/content/characters.ron'), /card: \(id: "([a-z0-9-]+)"/g)
  expect([box.length, own.length]).toEqual([21, 12])
  const drawn = [...box, ...own].map((id) => JSON.stringify(EFFECTS[id]))
  expect(drawn.includes('undefined')).toBe(false)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('every attack of the classes has an effect that no other has', () => {
  const attacks = ids(content('words/en/tf2-board.ftl'), /^tf2-board-action-([a-z0-9-]+) =/gm)
  // Nothing flies when somebody jumps, eats, builds, lays or hides.
  const quiet = ['double-jump', 'rocket-jump', 'lay-stickies', 'sandvich', 'build-sentry', 'upgrade-sentry', 'take-aim', 'disguise']
  expect(attacks.length).toBeGreaterThan(25)
  expect(attacks.filter((id) => !EFFECTS[id] && !quiet.includes(id))).toEqual([])
  const drawn = attacks.filter((id) => !quiet.includes(id)).map((id) => JSON.stringify(EFFECTS[id]))
  expect(drawn.filter((one, n) => drawn.indexOf(one) !== n)).toEqual([])
})

test('every shape has a sound', () => {
  const shapes = new Set(Object.values(EFFECTS).flat().map(({ shape }) => shape))
  expect([...shapes].filter((shape) => !OF_SHAPE[shape])).toEqual([])
})
