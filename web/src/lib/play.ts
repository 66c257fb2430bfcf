// "Play now".

import { games } from '../games'
import { api } from './api'

/** A game against easy bots that begins at once, with the reader; the path of its table. */
export async function playNow(game: string): Promise<string> {
  const { quick = {}, begin = {} } = games[game] ?? {}
  const { table } = await api.create({ game, setup: { ...quick, ...begin }, level: 'easy', private: true, start: true })
  return `/t/${table.id}`
}
