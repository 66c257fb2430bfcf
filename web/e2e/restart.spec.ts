import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, visitor } from './player'

// A server of its own, with the page that is inside the program.
const PORT = Number(process.env.E2E_PORT ?? 7979) + 2
const data = mkdtempSync(join(tmpdir(), 'fireteam-restart-'))
let server: ChildProcess

function serve() {
  const program = process.env.FIRETEAM_BIN ?? '../target/release/fireteam'
  const env = { ...process.env, FIRETEAM_LISTEN: `127.0.0.1:${PORT}`, FIRETEAM_DATA: data, FIRETEAM_BOT_PACE: '20', FIRETEAM_VEIL: '20' }
  server = spawn(program, ['serve', '--no-limits'], { env, stdio: 'ignore' })
}

const stopped = () =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

test.afterAll(stopped)

test('a restart of the server loses nothing', async ({ browser }) => {
  serve()
  const page = await visitor(browser)
  await expect.poll(() => page.request.get(`http://127.0.0.1:${PORT}/ready`).then((answer) => answer.ok(), () => false)).toBe(true)
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('[data-play=adrenaline]').click()
  const offers = page.locator('[data-offer]')
  await expect(offers.first()).toBeVisible({ timeout: 30_000 })
  await offers.first().click()
  await expect.poll(() => offers.count(), { timeout: 30_000 }).toBeGreaterThan(1)
  const question = await page.locator('.question').innerText()
  await stopped()
  await expect(page.getByText('The connection is lost.')).toBeVisible()
  serve()
  await expect(page.getByText('The connection is lost.')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('.question')).toHaveText(question)
  await offers.first().click()
  await expect.poll(() => page.locator('.question').innerText(), { timeout: 30_000 }).not.toBe('')
})
