import type { Page } from '@playwright/test'

const quietMs = 500

/**
 * Waits until a page has neither started nor finished a request for 500 ms. `waitForLoadState('networkidle')` returns
 * immediately once a document has been idle, so it cannot wait for what an action starts.
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
