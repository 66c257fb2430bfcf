import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
const B = 'http://127.0.0.1:18532'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const ctx = await browser.newContext({ viewport: { width: 1366, height: 650 }, colorScheme: 'dark' })
const page = await ctx.newPage()
page.on('pageerror', (e) => console.log('ERR', e.message))
await page.addInitScript(() => localStorage.setItem('fireteam', JSON.stringify({ lang: 'pl', speed: 'off', coached: ['adrenaline', 'tf2-board', 'tf2-turns'] })))
execFileSync('bash', ['-c', 'rm -rf /tmp/h/page/rec; mkdir -p /tmp/h/page/rec; ../target/debug/fireteam sim --game adrenaline --games 1 --seed 5 --bots random --threads 1 --record /tmp/h/page/rec'])
const f = execFileSync('bash', ['-c', 'ls /tmp/h/page/rec/*']).toString().trim().split('\n')[0]
const { id } = await (await page.request.post(B + '/api/records', { headers: { 'content-type': 'application/json' }, data: readFileSync(f, 'utf8') })).json()
await page.goto(`${B}/r/${id}?at=260`)
await page.waitForSelector('svg.board')
for (const [w, h] of [[1366, 650], [390, 664], [844, 390], [1440, 900]]) {
  await page.setViewportSize({ width: w, height: h }); await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/h/page/replay-${w}x${h}.png` })
}
await page.setViewportSize({ width: 1366, height: 650 })
await page.goto(B + '/'); await page.waitForSelector('.games article'); await page.waitForTimeout(300)
await page.screenshot({ path: '/tmp/h/page/home-1366.png' })
await page.locator('[data-play=adrenaline-team]').click()
await page.waitForSelector('.coach', { timeout: 20000 }); await page.waitForTimeout(500)
for (const [w, h] of [[1366, 650], [390, 664], [844, 390]]) {
  await page.setViewportSize({ width: w, height: h }); await page.waitForTimeout(600)
  await page.screenshot({ path: `/tmp/h/page/coach-${w}x${h}.png` })
}
await page.goto(B + '/new?game=adrenaline'); await page.waitForTimeout(500)
await browser.close()
