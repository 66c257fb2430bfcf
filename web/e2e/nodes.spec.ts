// Two browsers at one table, each at another server: `fireteam storm --open` starts both, with a database and a bus.

import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { autoplay, stop, test, visitor } from './player'

let servers: ChildProcess | undefined

/** Their addresses, or why there are none. */
function opened(): Promise<{ at: string[] } | { missing: string }> {
  const program = process.env.FIRETEAM_BIN ?? '../target/release/fireteam'
  const child = spawn(program, ['storm', '--open', '--nodes', '2'], { stdio: 'pipe' })
  servers = child
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const at: string[] = []
  return new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      at.push(line)
      if (at.length === 2) resolve({ at })
    })
    child.once('exit', () => resolve({ missing: complaint.split('\n')[0] ?? '' }))
  })
}

// They end when nobody holds their input.
test.afterAll(() => servers?.stdin?.end())

test('two browsers at two servers play at one table', async ({ browser }) => {
  const found = await opened()
  if ('missing' in found) {
    // What is broken must not look like what is missing.
    expect(found.missing).toMatch(/storm|PostgreSQL is not installed|nats-server is not installed/)
    test.skip(true, `no servers that share a store: ${found.missing}`)
    return
  }
  const [one, two] = found.at
  const [ada, ben, cleo] = await Promise.all([visitor(browser), visitor(browser, { lang: 'pl' }), visitor(browser)])
  await ada.goto(`${one}/new?game=adrenaline`)
  await ada.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click()
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = new URL(await ada.getByLabel('Link to this table').inputValue())
  const there = `${two}${link.pathname}${link.search}`
  await ben.goto(there)
  await ben.getByRole('button', { name: 'Usiądź tutaj' }).click()
  await ben.getByRole('button', { name: 'Można zaczynać' }).click()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await cleo.goto(`${two}${link.pathname}`)
  for (const page of [ada, ben, cleo]) await expect(page.locator('svg.board')).toBeVisible()
  await Promise.all([autoplay(ada), autoplay(ben)])
  for (const page of [ada, ben, cleo]) {
    await expect.poll(() => page.locator('#log p').count(), { timeout: 60_000 }).toBeGreaterThan(60)
  }
  await Promise.all([stop(ada), stop(ben)])
  // The same table, whichever server shows it.
  await ada.waitForTimeout(500)
  const damage = (page: typeof ada) => page.locator('.players .drop').evaluateAll((drops) => drops.map((drop) => (drop as HTMLElement).style.background))
  expect(await damage(ben)).toEqual(await damage(ada))
  expect(await damage(cleo)).toEqual(await damage(ada))
  await ada.getByRole('button', { name: 'Chat' }).click()
  await ada.getByLabel('Say something').fill('good shot')
  await ada.getByRole('button', { name: 'Send' }).click()
  await ben.getByRole('button', { name: 'Czat' }).click()
  await expect(ben.getByText('good shot')).toBeVisible()
})
