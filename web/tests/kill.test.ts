import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KILLED, rollCall } from '../src/table/kill'

const telling = (...ids: string[]) => ids.map((id) => ({ id }))

test('a kill and the points for it are told together, until something else happens', () => {
  const told = ['adrenaline-told-hit', 'adrenaline-told-killed', 'adrenaline-told-overkilled', 'adrenaline-told-scored-board']
  expect(rollCall(telling(...told)).map(({ id }) => id)).toEqual(told.slice(1))
  expect(rollCall(telling(...told, 'adrenaline-told-skull'))).toEqual([])
  expect(rollCall(telling('tf2-board-told-killed-fire'))).toHaveLength(1)
  expect(rollCall(telling())).toEqual([])
  expect(rollCall(telling(...Array.from({ length: 9 }, () => 'adrenaline-told-scored-board')))).toHaveLength(6)
})

test('whatever the rules call a kill has a card', () => {
  const folder = join(import.meta.dirname, '../../crates/words/en')
  const told = readdirSync(folder).flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^([a-z0-9-]+-told-[a-z-]*) =(.*\bkills? \{.*|.* burns to death.*|.* is killed.*)$/gm)].map((match) => match[1]!))
  expect(told.length).toBeGreaterThan(9)
  expect(told.filter((id) => !KILLED.test(id))).toEqual([])
})
