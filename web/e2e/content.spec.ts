import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, visitor } from './player'

// A server whose player boards kill at nine damage, whose Whisper deals 4 and which has a weapon more, with the page
// that is inside the program.
const PORT = Number(process.env.E2E_PORT ?? 7979) + 3
let server: ChildProcess | undefined

function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'fireteam-content-'))
  mkdirSync(join(folder, 'content', 'adrenaline'), { recursive: true })
  const printed = readFileSync('../crates/adrenaline/content/limits.ron', 'utf8')
  const changed = printed.replace('killshot_at: 11', 'killshot_at: 9').replace('adrenaline_shoot_at: 6', 'adrenaline_shoot_at: 5')
  writeFileSync(join(folder, 'content', 'adrenaline', 'limits.ron'), changed)
  const weapons = readFileSync('../crates/adrenaline/content/weapons.ron', 'utf8')
    .replace('Far(Me, 2)]), Hurt(3, The(A))', 'Far(Me, 1)]), Hurt(4, The(A))')
    .replace('// Yellow', `(id: "howler", name: (en: "Howler", pl: "Wyjec"), picture: r#"<svg xmlns="http://www.w3.org/2000/svg"></svg>"#,
      reload: "R", effects: [(id: "basic", steps: [Hurt(1, Each([Near(Me, 1, 1)]))])]),
    // Yellow`)
  writeFileSync(join(folder, 'content', 'adrenaline', 'weapons.ron'), weapons)
  const env = { ...process.env, FIRETEAM_LISTEN: `127.0.0.1:${PORT}`, FIRETEAM_DATA: join(folder, 'data'), FIRETEAM_BOT_PACE: '20' }
  const program = process.env.FIRETEAM_BIN ?? '../target/release/fireteam'
  server = spawn(program, ['serve', '--no-limits', '--content', join(folder, 'content')], { env, stdio: 'ignore' })
}

// One server for all, so one test after the other.
test.describe.configure({ mode: 'serial' })
test.beforeAll(serve)
test.afterAll(() => server?.kill('SIGTERM'))

test('cards say what the content says', async ({ browser }) => {
  const page = await visitor(browser)
  await expect.poll(() => page.request.get(`http://127.0.0.1:${PORT}/ready`).then((answer) => answer.ok(), () => false)).toBe(true)
  await page.goto(`http://127.0.0.1:${PORT}/rules/adrenaline`)
  await expect(page.locator('[data-card="weapon/whisper"]')).toContainText('4 damage and a mark to a figure in sight on another square.')
  await expect(page.locator('[data-card="weapon/shotgun"]')).toContainText('Point blank: 3 damage')
  const howler = page.locator('[data-card="weapon/howler"]')
  await expect(howler.locator('h3')).toHaveText('Howler')
  await expect(howler).toContainText('1 damage to everyone exactly 1 move from you.')
  await expect(howler.locator('h3 img')).toHaveCount(1)
})

test('a player board says what the content says', async ({ browser }) => {
  const page = await visitor(browser)
  await expect.poll(() => page.request.get(`http://127.0.0.1:${PORT}/ready`).then((answer) => answer.ok(), () => false)).toBe(true)
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('[data-play=adrenaline]').click()
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  const spaces = page.locator('.own-board').first().locator('.space')
  await expect(spaces).toHaveCount(12)
  await expect(spaces.nth(8)).toHaveClass(/killshot/)
  await expect(spaces.nth(10)).not.toHaveClass(/killshot/)
  await expect(spaces.nth(4)).toHaveClass(/shoot/)
})
