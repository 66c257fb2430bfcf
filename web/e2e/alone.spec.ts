// Somebody has gone away: what the others can do about it.

import { expect } from '@playwright/test'
import type { All } from '../src/wire/wire'
import { test, visitor } from './player'
import { staged } from './staged'

/** Everybody but the reader has been away for long. */
function alone(all: All): void {
  all.table.seats.forEach((seat, n) => {
    if (n === all.you.seat) seat.claims_at = 1
    else Object.assign(seat, { who: 'person', name: 'Bob', here: false, yields_at: 1 })
  })
}

test('a player left alone claims the win, or plays on', async ({ browser }) => {
  const page = await visitor(browser)
  await staged(page, 'tf2-turns', { change: alone })
  let claims = 0
  await page.route('**/claim', (route) => {
    claims += 1
    return route.fulfill({ json: {} })
  })
  await expect(page.getByRole('status').filter({ hasText: 'Nobody else is left at this table.' })).toBeVisible()
  await page.getByRole('button', { name: 'Claim the win' }).click()
  await expect.poll(() => claims).toBe(1)
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Claim the win' })).toHaveCount(0)
})

test('a seat that everybody waits for is given to a bot', async ({ browser }) => {
  const page = await visitor(browser)
  await staged(page, 'tf2-turns', { change: alone, asks: [{ as: 'green', seat: 1 }] })
  const asked = page.waitForRequest('**/stand-in')
  await page.getByRole('button', { name: 'Let a bot play on for them' }).click()
  expect((await asked).postDataJSON()).toEqual({ seat: 1 })
})
