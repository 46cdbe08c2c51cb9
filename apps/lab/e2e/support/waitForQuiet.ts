import type { Page } from '@playwright/test'

const quietMs = 500

/**
 * Waits until a page has neither begun nor ended a request for half a second. A document reaches the load state
 * `networkidle` once, so a later wait for it returns at once.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  try {
    for (let left = quietMs; left > 0; left = last + quietMs - performance.now()) await page.waitForTimeout(left)
  } finally {
    page.off('request', note).off('requestfinished', note).off('requestfailed', note)
  }
}
