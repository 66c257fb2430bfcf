import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, visitor } from './player'

// A server whose player boards kill at nine damage, whose Whisper deals 4 and which has a weapon more, a seventh character in Team
// Play and a class more in The Board Game, with the page that is inside the program.
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
  // Writes a built-in file with something more at its end.
  const more = (game: string, file: string, lines: string) => {
    mkdirSync(join(folder, 'content', game), { recursive: true })
    const printed = readFileSync(`../crates/${game}/content/${file}`, 'utf8').trimEnd()
    writeFileSync(join(folder, 'content', game, file), `${printed.slice(0, -1)}${lines}]`)
  }
  more('adrenaline', 'figures.ron', `(id: "nova", name: (en: "Nova", pl: "Nowa"), letter: 'N', colour: "white"),`)
  const own = (id: string) => `(status: (name: House, effect: House), card: (id: "${id}", reload: "R", effects: [
    (id: "basic", steps: [Pick(A, Figure, [Seen(Me)]), Hurt(2, The(A))])])),`
  const characters = readFileSync('../crates/adrenaline/content/characters.ron', 'utf8').replace(
    '],\n    // What flushing pays',
    `(figure: "nova", ability: Hack(marks: 1), status: (owner: House, effect: House), weapons: [${own('flare')}${own('star-lance')}]),
    ],\n    // What flushing pays`,
  )
  writeFileSync(join(folder, 'content', 'adrenaline', 'characters.ron'), characters)
  more('tf2-board', 'classes.ron', `(class: field_hand, title: (en: "Field Hand", pl: "Złota rączka"), text: (en: "Does it all.", pl: "Robi wszystko."),
    picture: "wrench", speed: 6, defense: 3, capture_weight: 2),`)
  more('tf2-board', 'attacks.ron', `(class: field_hand, attack: "nail-gun", title: (en: "Nail Gun", pl: "Gwoździarka"), power: 7, range: (1, 3), perf: 5, flags: []),`)
  more('tf2-board', 'specials.ron', `(class: field_hand, special: "build-sentry", perf: 4, range: (1, 1), effect: sentry_level1),`)
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

test('an added class has its name, card and picture', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto(`http://127.0.0.1:${PORT}/rules/tf2-board`)
  const card = page.locator('[data-card="class/field_hand"]')
  await expect(card.locator('h3')).toContainText('Field Hand')
  await expect(card).toContainText('Does it all.')
  await expect(card.locator('svg, img').first()).toBeVisible()
  await expect(page.locator('[data-card="action/field_hand.nail-gun"]')).toContainText('Nail Gun')
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.locator('[data-play=tf2-board]').click()
  await expect(page.locator('[data-offer=field_hand]')).toContainText('Field Hand', { timeout: 30_000 })
})

test('a seventh character of Team Play is invited where a table is opened, and plays', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto(`http://127.0.0.1:${PORT}/rules/adrenaline-team`)
  await expect(page.locator('[data-card="figure/nova"] h3')).toContainText('Nova')
  await expect(page.locator('[data-card="figure/nova"]')).toContainText('Hack')
  await expect(page.locator('[data-card="own-weapon/star-lance"]')).toContainText('2 damage')
  await page.goto(`http://127.0.0.1:${PORT}/new?game=adrenaline-team`)
  await page.getByRole('group', { name: 'A guest among the six' }).getByText('Nova').click()
  await page.locator('button.primary').last().click()
  await page.waitForURL(/\/t\//)
  await expect(page.locator('[data-offer]').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Nova', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Echo', { exact: true })).toHaveCount(0)
  await expect(page.getByText('help-character')).toHaveCount(0)
})
