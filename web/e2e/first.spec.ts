// A first game: from the home page into it, a team in one click, things that can be clicked, and found again when it is over.

import { expect, type Page } from '@playwright/test'
import { clean } from './axe'
import type { All, Saying } from '../src/wire/wire'
import { test, visitor } from './player'
import { staged } from './staged'

const answers = '.offers [data-offer]'

/** Spawns, unless both cards are alike: then nobody is asked. */
async function spawn(page: Page, answer: () => Promise<void>): Promise<void> {
  await page.locator(answers).first().waitFor()
  if (!(await page.locator('.question').innerText()).includes('choose an action')) await answer()
  await expect(page.locator('.question')).toContainText('choose an action')
}

test('three clicks and ten seconds lead to the first decision in Adrenaline, and the reader goes first', async ({ browser }) => {
  const page = await visitor(browser, { coached: [], speed: 'normal' })
  await page.goto('/')
  const begun = Date.now()
  await page.locator('[data-play=adrenaline]').click()
  await spawn(page, () => page.locator(answers).first().click())
  expect(Date.now() - begun).toBeLessThan(10_000)
  await expect(page.locator('.players')).toContainText('easy')
  await expect(page.locator('#log')).not.toContainText('moves to')
})

for (const game of ['tf2-board', 'tf2-turns', 'adrenaline-team']) {
  test(`a recommended team stands after one click: ${game}`, async ({ browser }) => {
    const page = await visitor(browser)
    await page.goto('/')
    await page.locator(`[data-play=${game}]`).click()
    await page.getByRole('button', { name: 'Take a recommended team' }).click()
    const begins = { 'tf2-board': 'whom do you use', 'tf2-turns': 'whom do you activate', 'adrenaline-team': /discard a powerup|who acts|whom|act/ }[game]!
    await expect(page.locator('.question')).toContainText(begins, { timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Take a recommended team' })).toBeHidden()
  })
}

test('a click on a square means to run there, to grab there, or asks which', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/')
  await page.locator('[data-play=adrenaline]').click()
  await spawn(page, () => page.locator(answers).first().click())
  const squares = page.locator('svg.board .square')
  const before = await page.locator('#log p').count()
  // Somewhere near lies a square that both actions reach.
  const roads = page.getByRole('group', { name: 'What to do here' })
  for (let n = 0; n < (await squares.count()); n += 1) {
    await squares.nth(n).click({ force: true })
    await page.waitForTimeout(150)
    if (await roads.isVisible()) break
    if ((await page.locator('#log p').count()) > before) break
  }
  if (await roads.isVisible()) {
    await clean(page)
    await roads.getByRole('button').first().click()
  }
  await expect.poll(() => page.locator('#log p').count()).toBeGreaterThan(before)
})

test('a finger learns what a square is and is asked before anything happens', async ({ browser }) => {
  const page = await visitor(browser, {}, { width: 390, height: 664 })
  await page.goto('/')
  await page.locator('[data-play=adrenaline]').tap()
  await spawn(page, async () => {
    await page.locator(answers).first().tap()
    if (await page.getByText('tap again').isVisible()) await page.locator(answers).first().tap()
  })
  const squares = page.locator('svg.board .square')
  const roads = page.getByRole('group', { name: 'What to do here' })
  for (let n = 0; n < (await squares.count()) && !(await roads.isVisible()); n += 1) {
    await squares.nth(n).tap({ force: true })
    await page.waitForTimeout(200)
  }
  await expect(roads).toBeVisible()
  await expect(page.getByRole('tooltip')).toContainText('room')
  await expect(page.locator('.question')).toContainText('choose an action')
})

test('what the signs mean is one click away, and every one says it itself', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/')
  await page.locator('[data-play=adrenaline]').click()
  await page.locator(answers).first().waitFor()
  await page.locator('.players .values').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('What a kill here pays')
  await page.locator('.tools .tool').last().click()
  await page.getByText('What the signs mean').click()
  await clean(page)
  for (const sign of ['Damage', 'Killshot and overkill', 'Marks', 'Ammo', 'Powerup cards', 'Killshot track']) {
    await expect(page.getByRole('dialog').getByRole('heading', { name: sign, exact: true })).toBeVisible()
  }
})

test('Undo waits until something of mine can be taken back, whenever I come in', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/')
  await page.locator('[data-play=tf2-turns]').click()
  await page.locator(answers).first().waitFor()
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const can of [false, true]) {
    await page.reload()
    await page.locator(answers).first().waitFor()
    await expect(undo).toBeEnabled({ enabled: can })
    await page.locator(answers).first().click()
    await expect(undo).toBeEnabled()
  }
})

test('a question that I always pass is passed for me, until I want to be asked again', async ({ browser }) => {
  // A visitor whose preferences are kept from page to page.
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('fireteam', JSON.stringify({ speed: 'off', coached: ['adrenaline'] })))
  const said: Saying[] = []
  const tagback = (all: All) => {
    const ask = all.asks[0]!
    ask.question = { id: 'adrenaline-ask-tagback', args: ask.question!.args! }
    ask.offers = ['tagback', 'pass'].map((text) => ({ text, label: { id: 'adrenaline-choice-pass' } }))
  }
  const talk = (saying: Saying) => void said.push(saying)
  const answered = () => said.flatMap((saying) => ('choose' in saying ? [saying.choose] : []))
  await staged(page, 'adrenaline', { change: tagback, talk })
  await page.getByRole('button', { name: 'Pass, and never ask me this again' }).click()
  await expect.poll(answered).toEqual(['pass'])
  const table = page.url()
  await page.reload()
  await expect.poll(answered).toEqual(['pass', 'pass'])
  await page.goto('/settings')
  await clean(page)
  await page.getByRole('button', { name: 'Ask me again' }).click()
  await page.goto(table)
  await page.locator(answers).first().waitFor()
  await page.waitForTimeout(600)
  expect(answered()).toHaveLength(2)
})

test('a finished game of mine is on the home page, though it was private', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await visitor(browser)
  await page.goto('/')
  await page.locator('[data-play=tf2-turns]').click()
  await page.getByRole('button', { name: 'Take a recommended team' }).click()
  await expect(page.locator('.question')).toContainText('whom do you activate', { timeout: 60_000 })
  await page.locator('.tools .tool').last().click()
  await page.getByRole('button', { name: 'Concede the match' }).click()
  await page.getByRole('button', { name: 'Concede the match' }).click()
  await expect(page.getByRole('dialog')).toContainText('Second game, sides swapped', { timeout: 30_000 })
  await page.goto('/')
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Your finished games' }) })
  await expect(mine.getByRole('link', { name: /^TF2: Taking Turns against Bot, easy/ })).toBeVisible()
  await expect(mine.getByRole('listitem')).toContainText('Lost')
})
