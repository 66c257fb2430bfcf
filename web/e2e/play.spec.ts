import { expect } from '@playwright/test'
import { clean } from './axe'
import { autoplay, newGame, stop, test, visitor } from './player'
import { staged } from './staged'

test('a whole game against bots, with a reload in the middle', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page)
  await autoplay(page)
  const log = page.locator('#log p')
  await expect.poll(() => log.count(), { timeout: 60_000 }).toBeGreaterThan(60)
  await stop(page)
  const url = page.url()
  await page.reload()
  await expect(page.locator('svg.board')).toBeVisible()
  expect(page.url()).toBe(url)
  expect(await log.count()).toBeGreaterThan(60)
  await autoplay(page)
  const end = page.getByRole('dialog')
  await expect(end).toBeVisible({ timeout: 90_000 })
  await expect(end.locator('.podium li')).toHaveCount(3)
  await expect(end.getByText('Points over time')).toBeVisible()
  await clean(page)
  // The record is there, and a rematch opens a new lobby.
  const record = await end.getByRole('link', { name: 'Download the record' }).getAttribute('href')
  expect((await page.request.get(record ?? '')).ok()).toBe(true)
  await end.getByRole('button', { name: 'Rematch' }).click()
  await expect(page.getByText('Lobby')).toBeVisible()
  expect(page.url()).not.toBe(url)
})

test('two play each other, a third watches', async ({ browser }) => {
  const [ada, ben, cleo] = await Promise.all([visitor(browser), visitor(browser, { lang: 'pl' }), visitor(browser, { scores: false })])
  await ada.goto('/new?game=adrenaline')
  await ada.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click()
  await ada.getByLabel('Seat 2').selectOption('open')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.getByLabel('Link to this table').inputValue()
  const address = new URL(link).pathname + new URL(link).search
  await ben.goto(address)
  await ben.getByRole('button', { name: 'Usiądź tutaj' }).click()
  await ben.getByRole('button', { name: 'Można zaczynać' }).click()
  await cleo.goto(new URL(link).pathname)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, ben, cleo]) await expect(page.locator('svg.board')).toBeVisible()
  await expect(cleo.locator('.hand')).toHaveCount(0)
  await Promise.all([autoplay(ada), autoplay(ben)])
  await expect.poll(() => cleo.locator('#log p').count(), { timeout: 60_000 }).toBeGreaterThan(40)
  await Promise.all([stop(ada), stop(ben)])
  // The same table, for every viewer and in every language.
  await ada.waitForTimeout(500)
  const damage = (page: typeof ada) => page.locator('.players .drop').evaluateAll((drops) => drops.map((drop) => (drop as HTMLElement).style.background))
  expect(await damage(ben)).toEqual(await damage(ada))
  expect(await damage(cleo)).toEqual(await damage(ada))
  // Points are added up from the log for those who like it, the same for everybody.
  const points = (page: typeof ada) => page.locator('.players .points').evaluateAll((all) => all.map((one) => one.firstChild?.textContent))
  expect(await points(ada)).toHaveLength(3)
  expect(await points(ben)).toEqual(await points(ada))
  await expect(cleo.locator('.players .points')).toHaveCount(0)
  // Words for each other.
  await ada.getByRole('button', { name: 'Chat' }).click()
  await ada.getByLabel('Say something').fill('good shot')
  await ada.getByRole('button', { name: 'Send' }).click()
  await ben.getByRole('button', { name: 'Czat' }).click()
  await expect(ben.getByText('good shot')).toBeVisible()
})

test('a game by keyboard alone, with undo and a hint', async ({ browser }) => {
  const page = await visitor(browser, { auto: false })
  await page.goto('/')
  await page.locator('[data-play=adrenaline]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('svg.board')).toBeVisible()
  const offers = page.locator('[data-offer]')
  const question = page.locator('.question')
  for (let n = 0; n < 6; n += 1) {
    await expect(offers.first()).toBeVisible({ timeout: 30_000 })
    const before = await question.innerText()
    if (n % 2) await page.keyboard.press('1')
    else {
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('[data-offer]:focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await expect.poll(async () => (await question.innerText()) !== before || (await offers.count()) > 0).toBe(true)
    const lost = await page.evaluate(() => !document.activeElement || !document.activeElement.isConnected)
    expect(lost).toBe(false)
  }
  // An answer and its undo lead back to the same question.
  await expect
    .poll(
      async () => {
        if (await page.locator('[data-offer=run]').count()) return true
        if (await offers.count()) await page.keyboard.press('1')
        return false
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  const asked = await question.innerText()
  await page.keyboard.press('1')
  await expect(question).not.toHaveText(asked)
  await page.keyboard.press('u')
  await expect(question).toHaveText(asked)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(offers.first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('h')
  await expect(page.locator('.hinted').first()).toBeVisible({ timeout: 15_000 })
})

test('a thing that is not offered says why', async ({ browser }) => {
  const page = await visitor(browser)
  await newGame(page)
  const offers = page.locator('[data-offer]')
  await expect(offers.first()).toBeVisible({ timeout: 30_000 })
  await page.locator('[data-weapon]').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Why not?')
})

test('errors are plain sentences with a way on', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible()
  await page.goto('/t/aaaaaaaaaaaaaa')
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible()
  await page.getByRole('link', { name: 'To the home page' }).click()
  await page.getByLabel('Code or link').fill('zzzzzzzzzz')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toHaveText('No table has this code.')
})

test('an answer that crossed somebody else’s is given again', async ({ browser }) => {
  const page = await visitor(browser)
  const answers: unknown[] = []
  await staged(page, 'adrenaline', {
    asks: [{ as: 'echo', seat: 2 }],
    talk(said, all) {
      if (!('choose' in said)) return undefined
      answers.push(said.choose)
      return answers.length > 1 ? undefined : { refused: { to: 'choose', id: said.id, code: 'stale', seq: all.seq, message: { id: 'server-refused-stale' } } }
    },
  })
  await page.locator('.offers [data-offer]').first().click()
  await expect.poll(() => answers.length).toBe(2)
  expect(answers[1]).toEqual(answers[0])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
