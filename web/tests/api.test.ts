import { afterEach, expect, test, vi } from 'vitest'
import { api, gameCard } from '../src/lib/api'

afterEach(() => vi.unstubAllGlobals())

test('a game is asked for once, and again when its content has changed', async () => {
  let content = 'a'
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const game = { game: 'duel', content }
    return Promise.resolve(new Response(JSON.stringify(url.endsWith('/games') ? { games: [game] } : game)))
  })
  const first = gameCard('duel')
  expect((await first).content).toBe('a')
  await api.games()
  expect(gameCard('duel')).toBe(first)
  content = 'b'
  await api.games()
  expect((await gameCard('duel')).content).toBe('b')
  expect(asked.filter((url) => url.endsWith('/games/duel'))).toHaveLength(2)
})
