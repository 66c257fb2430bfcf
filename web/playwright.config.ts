import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// The program serves the games, `vite preview` the page as it was just built.
const program = process.env.FIRETEAM_BIN ?? '../target/release/fireteam'
const port = Number(process.env.E2E_PORT ?? 7979)
const server = `127.0.0.1:${port}`
const page = `http://127.0.0.1:${port + 1}`
const data = mkdtempSync(join(tmpdir(), 'fireteam-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 240_000,
  // Patience for slow machines; what is broken stays broken at the second try.
  expect: { timeout: 20_000 },
  retries: 2,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: page,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    colorScheme: 'dark',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    {
      command: `${program} serve --no-limits`,
      env: { FIRETEAM_LISTEN: server, FIRETEAM_DATA: data, FIRETEAM_BOT_PACE: process.env.FIRETEAM_BOT_PACE ?? '20', FIRETEAM_VEIL: '20' },
      url: `http://${server}/ready`,
    },
    {
      command: `npm run build && npx vite preview --host 127.0.0.1 --port ${port + 1} --strictPort`,
      env: { FIRETEAM: `http://${server}` },
      url: page,
    },
  ],
})
