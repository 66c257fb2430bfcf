// A table that stands still: one position, always the same, so that what is looked at does not depend on luck. It
// comes from `positions/`, as the server would send it; everything else comes from the server.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { All, Said } from '../src/wire/wire'

export async function staged(page: Page, game: string): Promise<void> {
  const all = JSON.parse(readFileSync(new URL(`positions/${game}.json`, import.meta.url), 'utf8')) as All
  await page.route(`**/api/tables/${all.table.id}`, (route) => route.fulfill({ json: { table: all.table, you: all.you } }))
  await page.routeWebSocket(`**/api/tables/${all.table.id}/socket**`, (socket) => {
    socket.onMessage((text) => {
      const said = JSON.parse(String(text)) as Said
      if ('again' in said) socket.send(JSON.stringify({ all }))
    })
    socket.send(JSON.stringify({ all }))
  })
  await page.goto(`/t/${all.table.id}`)
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
}
