// Finished games for the tests, played by the program itself: always in step with its rules.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const program = process.env.FIRETEAM_BIN ?? '../target/release/fireteam'

/** The games that have drawings. */
export const GAMES = ['adrenaline', 'adrenaline-team', 'tf2-board', 'tf2-turns'].filter((game) =>
  existsSync(join(import.meta.dirname, `../src/games/${game}/index.ts`)),
)

/** A record file of a whole game between players who know nothing; the same every time. */
export function recordFile(game: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'fireteam-record-'))
  execFileSync(program, ['sim', '--game', game, '--games', '1', '--seed', '5', '--bots', 'random', '--threads', '1', '--record', dir])
  return join(dir, readdirSync(dir)[0]!)
}

/** Brings a record to the server; the path of its replay. */
export async function brought(page: Page, game: string): Promise<string> {
  const answer = await page.request.post('/api/records', {
    headers: { 'content-type': 'application/json' },
    data: readFileSync(recordFile(game), 'utf8'),
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  return `/r/${id}`
}
