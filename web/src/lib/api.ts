// The HTTP half of docs/wire.md.

import { adopt } from './prefs.svelte'
import type {
  CheckedSetup, Entered, Examples, Failed, Failure, GameCard, GameOptions, Games, Invite, Me, NewTable, PlayOn, RecordCard, Records, Steps, Story,
  Tables, TableState, Who,
} from '../wire/wire'

/** The server said no, or nothing. */
export class Refusal extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.code)
  }
}

/** Who the reader is, and the cookie that says so from then on. */
let first: Promise<Me> | undefined

function me(): Promise<Me> {
  if (!first) {
    first = ask<Me>('GET', '/me')
    first.catch(() => (first = undefined))
  }
  return first
}

/** Nothing is asked before the cookie is there: two calls without one would make two people of the reader. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me().catch(() => undefined)
  return ask(method, path, body)
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let answer: Response
  let json: unknown
  try {
    answer = await fetch(`/api${path}`, init)
    json = await answer.json()
  } catch {
    throw new Refusal({ code: 'unreachable', message: { id: 'web-error-unreachable' } }, 0)
  }
  if (!answer.ok) throw new Refusal((json as Failed).error, answer.status)
  return json as T
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const api = {
  me,
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  myRecords: () => call<Records>('GET', '/me/records'),
  myTables: () => call<Tables>('GET', '/me/tables'),
  games: () => call<Games>('GET', '/games').then(spoken),
  game: (game: string) => call<GameCard>('GET', `/games/${game}`),
  options: (game: string, setup: Record<string, unknown>) => call<GameOptions>('POST', `/games/${game}/options`, { setup }),
  check: (game: string, setup: Record<string, unknown>) => call<CheckedSetup>('POST', `/games/${game}/check`, { setup }),
  create: (body: NewTable) => call<Entered>('POST', '/tables', body),
  tables: (state: TableState) => call<Tables>('GET', `/tables?state=${state}`),
  table: (id: string) => call<Entered>('GET', table(id)),
  invite: (code: string) => call<Invite>('GET', `/invites/${encodeURIComponent(code)}`),
  join: (id: string, code?: string, seat?: number) => call<Entered>('POST', `${table(id)}/join`, { code, seat }),
  comeBack: (id: string) => call<Entered>('POST', `${table(id)}/return`, {}),
  leave: (id: string) => call<Entered>('POST', `${table(id)}/leave`, {}),
  ready: (id: string, ready: boolean) => call<Entered>('POST', `${table(id)}/ready`, { ready }),
  seat: (id: string, seat: number, as: Who) => call<Entered>('POST', `${table(id)}/seat`, { seat, as }),
  chat: (id: string, open: boolean) => call<Entered>('POST', `${table(id)}/chat`, { open }),
  letBack: (id: string, person: string) => call<Entered>('POST', `${table(id)}/let-back`, { person }),
  standIn: (id: string, seat: number) => call<Entered>('POST', `${table(id)}/stand-in`, { seat }),
  claim: (id: string) => call<Entered>('POST', `${table(id)}/claim`, {}),
  start: (id: string) => call<Entered>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => call<Entered>('POST', `${table(id)}/rematch`, {}),
  records: () => call<Records>('GET', '/records'),
  examples: (game: string) => call<Examples>('GET', `/games/${game}/examples`),
  record: (id: string) => call<RecordCard>('GET', `/records/${encodeURIComponent(id)}`),
  story: (id: string) => call<Story>('GET', `/records/${id}/story`),
  steps: (id: string, sees: string, from: number, count: number) =>
    call<Steps>('GET', `/records/${id}/steps?sees=${encodeURIComponent(sees)}&from=${from}&count=${count}`),
  playOn: (id: string, body: PlayOn) => call<Entered>('POST', `/records/${id}/play`, body),
  bring: (record: unknown) => call<RecordCard>('POST', '/records', record),
  recordFile: (id: string) => `/api/records/${id}/file`,
}

/** The games, from now on in the words of their contents. */
function spoken(all: Games): Games {
  for (const { game, content, words } of all.games) {
    if (contents.get(game) !== content) cards.delete(game)
    contents.set(game, content)
    adopt(words)
  }
  return all
}

const cards = new Map<string, Promise<GameCard>>()
/** The fingerprint of each game's content, as it was last told. */
const contents = new Map<string, string>()

/** A game with its components; asked for once, and again when its content has changed. */
export function gameCard(game: string): Promise<GameCard> {
  let card = cards.get(game)
  if (!card) {
    card = api.game(game).then((card) => (contents.set(game, card.content), adopt(card.words), card))
    card.catch(() => cards.delete(game))
    cards.set(game, card)
  }
  return card
}
