// A table that stands still: one position, always the same, so that what is looked at does not depend on luck. It
// comes from `positions/`, as the server would send it; everything else comes from the server.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { All, Ask, Frame, Saying } from '../src/wire/wire'

interface Talk {
  /** Others who are asked at the same time. */
  asks?: Ask[]
  /** What is different from the position on file. */
  change?: (all: All) => void
  /** Answers what the page says. */
  talk?: (said: Saying, all: All) => Frame | undefined
}

export async function staged(page: Page, game: string, { asks = [], change, talk }: Talk = {}): Promise<void> {
  const all = JSON.parse(readFileSync(new URL(`positions/${game}.json`, import.meta.url), 'utf8')) as All
  all.asks.push(...asks)
  all.log ??= { from: 0, lines: [] }
  all.decided ??= true
  change?.(all)
  await page.route(`**/api/tables/${all.table.id}`, (route) => route.fulfill({ json: { table: all.table, you: all.you } }))
  await page.routeWebSocket(`**/api/tables/${all.table.id}/socket**`, (socket) => {
    const send = (frame: Frame | undefined) => frame && socket.send(JSON.stringify(frame))
    socket.onMessage((text) => {
      const said = JSON.parse(String(text)) as Saying
      send('again' in said ? { all } : talk?.(said, all))
    })
    send({ all })
  })
  await page.goto(`/t/${all.table.id}`)
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
}
