// What a screen reader or a keyboard would stumble over.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Colours are measured at rest: nothing pulses, and what was on its way has arrived. */
async function still(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // A frame for the last changes to begin their motion.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.allSettled(document.getAnimations().map((motion) => motion.finished))
  })
}

export async function clean(page: Page) {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]), page.url()).toEqual([])
}
