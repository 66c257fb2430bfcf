import { expect } from '@playwright/test'
import { clean } from './axe'
import { fits, test, visitor } from './player'
import { staged } from './staged'

test('the first page needs little, and that compressed', async ({ browser }) => {
  const page = await visitor(browser)
  const sent: Promise<{ what: string; zipped: boolean; bytes: number }>[] = []
  page.on('response', (response) => {
    const [what, zipped] = [response.request().resourceType(), response.headers()['content-encoding'] === 'gzip']
    sent.push(response.finished().then(() => response.request().sizes()).then(({ responseBodySize: bytes }) => ({ what, zipped, bytes })))
  })
  // The page that the program itself carries.
  await page.goto(`http://127.0.0.1:${process.env.E2E_PORT ?? 7979}/`)
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Scripts, styles, fonts, words, and what the server answers.
  const all = await Promise.all(sent)
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0)
  expect(all.filter((one) => one.what === 'script' && !one.zipped && one.bytes > 2000)).toEqual([])
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(211_000)
})

test('watchers may see everything, but late', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser), visitor(browser)])
  await ada.goto('/new?game=adrenaline')
  await ada.getByText('everything, but late').click()
  await ada.getByLabel('How late').selectOption('500')
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByText('500 answers late')).toBeVisible()
  await ada.getByRole('combobox', { name: 'Who sits on seat 2?' }).selectOption('easy')
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(ada.locator('svg.board')).toBeVisible()
  await ben.goto(new URL(ada.url()).pathname)
  // Nothing is shown before the delay has passed, on a phone or on a desk.
  await expect(ben.getByRole('status')).toContainText(/the table shows after \d+ more answer/)
  await expect(ben.locator('svg.board')).toHaveCount(0)
  await fits(ben)
  await expect(ada.locator('.late')).toHaveCount(0)
})

test('a guest who is sent away stays away until the host lets them back', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser), visitor(browser)])
  await ada.goto('/new?game=adrenaline')
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByRole('heading', { name: 'Invite friends' })).toBeVisible()
  await ben.goto(await ada.getByLabel('Link to this table').inputValue())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await ada.getByRole('button', { name: 'Remove' }).click()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.getByRole('alert')).toHaveText('The host has sent you away from this table.')
  await fits(ada)
  await clean(ada)
  await ada.getByRole('button', { name: 'Let back in' }).click()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.getByRole('button', { name: 'I am ready' })).toBeVisible()
})

test('anybody can hide what another writes, and the host can close the chat', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser), visitor(browser)])
  await ada.goto('/new?game=adrenaline')
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByRole('heading', { name: 'Invite friends' })).toBeVisible()
  await ben.goto(await ada.getByLabel('Link to this table').inputValue())
  await ben.getByRole('button', { name: 'Sit here' }).click()
  const say = async (text: string) => {
    await ben.getByLabel('Say something').fill(text)
    await ben.getByRole('button', { name: 'Send' }).click()
  }
  await say('first')
  await expect(ada.getByText('first')).toBeVisible()
  await clean(ada)
  await ada.getByRole('button', { name: /^Hide what/ }).click()
  await expect(ada.getByText('first')).toHaveCount(0)
  await say('second')
  await expect(ben.getByText('second')).toBeVisible()
  await ada.getByRole('button', { name: /^Show what/ }).click()
  await expect(ada.getByText('second')).toBeVisible()
  await ada.getByRole('button', { name: 'Close the chat' }).click()
  await expect(ben.getByText('The host has closed the chat.')).toBeVisible()
  await expect(ben.getByLabel('Say something')).toHaveCount(0)
  await ada.getByRole('button', { name: 'Open the chat' }).click()
  await expect(ben.getByLabel('Say something')).toBeVisible()
})

test('nothing overflows, on a phone or on a desk', async ({ browser }) => {
  const phone = await visitor(browser, { lang: 'en' }, { width: 390, height: 844 })
  for (const path of ['/', '/new?game=adrenaline', '/new?game=adrenaline-team', '/settings', '/about', '/nowhere']) {
    await phone.goto(path)
    await expect(phone.locator('h1')).toBeVisible()
    await phone.waitForLoadState('networkidle')
    await fits(phone)
  }
  await phone.goto('/new?game=adrenaline')
  await phone.getByLabel('Seat 2').selectOption('open')
  await phone.getByRole('button', { name: 'Open the table' }).click()
  await expect(phone.getByRole('heading', { name: 'Invite friends' })).toBeVisible()
  await fits(phone)
  await staged(phone, 'adrenaline')
  await fits(phone)
  const scrolls = () => phone.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await scrolls()).toBeLessThanOrEqual(0)
  for (const tab of ['Hand', 'Log', 'Chat', 'Answer']) {
    await phone.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab }).click()
    await expect(phone.locator(`section[aria-label="${tab}"]`)).toBeVisible()
    await fits(phone)
  }
  await phone.setViewportSize({ width: 1440, height: 900 })
  await fits(phone)
  expect(await scrolls()).toBeLessThanOrEqual(0)
})

test('a code is taken in any letters, and opens the seat too', async ({ browser }) => {
  const [ada, ben] = await Promise.all([visitor(browser), visitor(browser)])
  await ada.goto('/new?game=adrenaline')
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const code = new URL(await ada.getByLabel('Link to this table').inputValue()).searchParams.get('code') ?? ''
  await ben.goto('/')
  await ben.getByLabel('Code or link').fill(code.toUpperCase())
  await ben.getByRole('button', { name: 'Join' }).click()
  await ben.getByRole('button', { name: 'Sit here' }).click()
  await expect(ben.getByRole('button', { name: 'I am ready' })).toBeVisible()
})

test('the tab says whose turn it is, and home has my tables on top', async ({ browser }) => {
  const page = await visitor(browser, { auto: false })
  await page.goto('/')
  await page.locator('[data-play=tf2-turns]').click()
  await expect(page).toHaveTitle('Your move · TF2: Taking Turns', { timeout: 30_000 })
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg')
  await page.goto('/')
  await expect(page).toHaveTitle('Fireteam')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
  await expect(page.locator('.games article')).toHaveCount(4)
  const [mine, games] = await Promise.all([page.locator('.mine').boundingBox(), page.locator('.games').boundingBox()])
  expect(mine!.y).toBeLessThan(games!.y)
  await expect(page.locator('.mine .move').first()).toHaveText('Your move')
})

test('nothing on the first page moves while it loads', async ({ browser }) => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 664 }]) {
    const page = await visitor(browser, {}, viewport)
    await page.addInitScript(() => {
      const w = window as unknown as { shifted: number }
      w.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) w.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect(page.locator('.games article')).toHaveCount(4)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05)
  }
})

test('the page can be installed, and has the whole screen then', async ({ page }) => {
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  type Manifest = { icons: { src: string; type: string }[]; display_override: string[] }
  const { icons, display_override: shown } = (await (await page.request.get(manifest ?? '')).json()) as Manifest
  expect(shown[0]).toBe('fullscreen')
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type'], src).toBe(type)
})

test('the theme is the system’s until one is chosen', async ({ browser }) => {
  const page = await visitor(browser)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('language and theme are switched on every page and kept', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a fight.')
  await page.getByRole('button', { name: 'PL', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wejdź na arenę.')
  await page.getByRole('button', { name: 'Włącz jasny wygląd' }).click()
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a link to Fireteam has a picture elsewhere, by its whole address', async ({ request }) => {
  const program = `http://127.0.0.1:${process.env.E2E_PORT ?? 7979}`
  const page = await (await request.get(`${program}/`)).text()
  const [, at] = /property="og:image" content="([^"]*)"/.exec(page) ?? []
  expect(at).toBe(`${program}/shared.jpg`)
  expect((await request.get(at!)).headers()['content-type']).toBe('image/jpeg')
})
