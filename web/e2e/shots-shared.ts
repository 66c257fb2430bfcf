// The picture that goes with a link to Fireteam elsewhere: the emblems of the games under its name. When an emblem changes, it
// takes the place of `public/shared.jpg`.

import { test } from '@playwright/test'
import { visitor } from './player'

test('the picture for shared links', async ({ browser }) => {
  const page = await visitor(browser, { theme: 'dark' }, { width: 600, height: 315 })
  await page.goto('/')
  await page.locator('.emblem').nth(3).waitFor()
  await page.evaluate(() => {
    const emblems = [...document.querySelectorAll('.emblem')].map((emblem) => emblem.innerHTML)
    const mark = document.querySelector('.brand svg')!.outerHTML.replace(/width="\d+" height="\d+"/, 'width="84" height="84"')
    document.body.innerHTML = `
      <main style="position: fixed; top: 0; left: 0; width: 1200px; height: 630px; zoom: 0.5; display: grid; grid-template: 112px 1fr 1fr / 1fr 1fr; gap: 10px; padding: 10px; background: #0d121a; color: #fff">
        <header style="grid-column: 1 / -1; display: flex; align-items: center; justify-content: center; gap: 24px">
          ${mark}<div style="font: 700 84px/1 var(--display)">Fireteam</div>
          <div style="font: 500 30px/1.2 var(--body); color: #b8c4d4">Team-shooter board games,<br>with friends and bots</div>
        </header>
        ${emblems.map((emblem) => `<div style="min-height: 0; border-radius: 14px; overflow: hidden">${emblem}</div>`).join('')}
      </main>`
  })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  await page.screenshot({ path: 'shots/shared.jpg', type: 'jpeg', quality: 60 })
})
