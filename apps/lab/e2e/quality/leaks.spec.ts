import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'

type Counters = { readonly documents: number; readonly nodes: number; readonly jsEventListeners: number }

/** Counts what the page holds after everything unreachable is gone. */
async function count(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page)
  // What one collection frees may be what held the next thing.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const counters = await session.send('Memory.getDOMCounters')
  await session.detach()
  return counters
}

/** Opens the modal by its button and closes it by its own, in the page, as handles of the test would hold nodes. */
async function openAndClose(page: Page, times: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const until = async (isTrue: () => unknown) => {
      for (let frame = 0; !isTrue(); frame++) {
        if (frame > 600) throw new Error('The modal did not follow')
        await new Promise(requestAnimationFrame)
      }
    }
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    for (let round = 0; round < rounds; round++) {
      find('#root button')?.click()
      await until(() => find('dialog[open] h1')?.textContent === 'Connect wallet')
      await until(() => find('dialog[open] ul button'))
      find('dialog[open] [aria-label="Close"]')?.click()
      await until(() => !find('dialog[open]'))
    }
    await new Promise(requestAnimationFrame)
  }, times)
}

/** Waits until what still was under way is done: the counters stand still. */
async function countAtRest(page: Page): Promise<Counters> {
  for (let before = await count(page); ; ) {
    const now = await count(page)
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

test('open and closed fifty times leaves no more nodes and listeners than five times', async ({ page }) => {
  await page.goto('/csp.html', { waitUntil: 'networkidle' })
  // The catalogue's wallets belong to what stays, and the code of the analytics, which comes two seconds later.
  const analytics = page.waitForResponse((response) => response.url().includes('/beginAnalytics'))
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).first().click()
  await page.getByRole('button', { name: /^All wallets.*\d/ }).waitFor()
  await analytics
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Close' }).click()
  await openAndClose(page, 5)
  const before = await countAtRest(page)
  await openAndClose(page, 50)
  const after = await countAtRest(page)
  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0)
  expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(0)
  expect(after.documents - before.documents, 'documents').toBeLessThanOrEqual(0)
})
