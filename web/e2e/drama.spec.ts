// What makes a match one: points that fly to those who score and are counted, and the last turn, which everybody is told of.

import { expect, type Page } from '@playwright/test'
import type { Steps, Story } from '../src/wire/wire'
import { test, visitor } from './player'
import { brought } from './records'

/** A whole game of Adrenaline, and the first answer after which something like this was told. */
async function replayed(page: Page, told: RegExp): Promise<{ path: string; story: Story; at: number }> {
  const path = await brought(page, 'adrenaline')
  const record = path.replace('/r/', '/api/records/')
  const story = (await (await page.request.get(`${record}/story`)).json()) as Story
  for (let from = 0; from < story.total; from += 40) {
    const { steps } = (await (await page.request.get(`${record}/steps?sees=all&from=${from}&count=40`)).json()) as Steps
    const step = steps.find(({ events }) => events.some(({ id }) => told.test(id)))
    if (step) return { path, story, at: step.seq }
  }
  throw new Error(`nothing like ${told} was told`)
}

const points = (page: Page) => page.locator('.players .points').allTextContents()

/** From here on everything that is seen in these places is written down: half a second is short for a test. */
const watch = (page: Page, places: string[]) =>
  page.evaluate((places) => {
    const seen = ((window as unknown as { seen: string[] }).seen = [] as string[])
    const look = () => {
      for (const where of places) for (const element of document.querySelectorAll(where)) seen.push(`${where} ${element.textContent}`)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, places)
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))

test('a kill stands large on the board, with what it was done with, and goes again', async ({ browser }) => {
  const page = await visitor(browser, { speed: 'normal' })
  const { path, at } = await replayed(page, /^adrenaline-told-killed$/)
  await page.goto(`${path}?at=${at - 1}`)
  await page.getByRole('slider').waitFor()
  await watch(page, ['.board > .kill svg', '.board > .kill .killed', '.board > .kill .shot'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => seen(page)).toMatch(/^\.board > \.kill \.killed \S.* kills \S/m)
  expect(await seen(page)).toMatch(/^\.board > \.kill \.shot \S.* (attacks|fires|shoots)/m)
  expect(await seen(page)).toMatch(/^\.board > \.kill svg/m)
  await expect(page.locator('.board > .kill')).toHaveCount(0)
})

test('drops fly from the dead to those who score, and the points are counted up', async ({ browser }) => {
  const page = await visitor(browser, { speed: 'normal' })
  const { path, at } = await replayed(page, /-told-scored-board$/)
  await page.goto(`${path}?at=${at - 1}`)
  await page.getByRole('slider').waitFor()
  await expect(page.locator('.pay')).toHaveCount(0)
  const before = await points(page)
  await watch(page, ['.sky .pay', '.sky .points', '.kill'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => points(page)).not.toEqual(before)
  const all = await seen(page)
  expect(all).toMatch(/^\.sky \.pay/m)
  expect(all).toMatch(/^\.sky \.points \+\d+$/m)
  expect(all).toMatch(/^\.kill .*scores \d+ points?/m)
  await expect(page.locator('.pay')).toHaveCount(0)
})

test('the last turn of the frenzy is announced over the board, once', async ({ browser }) => {
  const page = await visitor(browser, { speed: 'fast' })
  const { path, story } = await replayed(page, /-told-frenzy$/)
  const last = story.turns.at(-1)!.seq
  await page.goto(`${path}?at=${last - 1}`)
  await page.getByRole('slider').waitFor()
  const card = page.locator('.board').getByRole('status')
  await expect(card).toHaveText('')
  await page.keyboard.press('ArrowRight')
  await expect(card).toHaveText('The last turn of the game!')
  await expect(card).toHaveText('')
  // Who comes later has missed it; the line above the board says it all the time.
  await page.reload()
  await page.getByRole('slider').waitFor()
  await expect(page.locator('.state-alarm')).toHaveText('The last turn of the game!')
  await expect(card).toHaveText('')
})
