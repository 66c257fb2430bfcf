// What a screen reader or a keyboard would stumble over.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function clean(page: Page) {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((motion) => motion.effect?.getTiming().iterations !== Infinity)
    return Promise.allSettled(ending.map((motion) => motion.finished))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(bad.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]), page.url()).toEqual([])
}
