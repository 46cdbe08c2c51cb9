import { expect } from '@playwright/test'
import { countFirstRows } from '../../../../scripts/lib/countFirstRows.mjs'
import { pressToTheEnd, scrollThrough, strideThrough } from '../../../../scripts/lib/longLists.mjs'
import { measureTasks } from '../../../../scripts/lib/measureTasks.mjs'
import { seedAccounts } from '../../stack/data/seeds/createSeeds.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'
import { watchAccount } from '../support/watchAccount.js'

// Other load makes also the time on the processor longer, so one good run of two counts.
test.describe.configure({ retries: 1 })

const nodeLimit = 800
const taskLimitMs = 50
/** How often more transactions are loaded. */
const pages = 12

test('10,000 tokens scroll to the last one without a long task and with few elements', async ({ page }) => {
  const account = await watchAccount(page, seedAccounts.manyTokens)
  const list = account.getByRole('list', { name: 'Tokens' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d{4,5}$/, { timeout: 30_000 })
  const { longest, result } = await measureTasks(page, () => strideThrough(list), taskLimitMs)
  const { most, top, last, size } = result
  expect([top, last]).toEqual([1, size])
  expect(size, 'tokens in the list').toBeGreaterThanOrEqual(9_000)
  expect(longest, 'longest task in ms on the processor').toBeLessThanOrEqual(taskLimitMs)
  expect(most, 'elements in the dialog').toBeLessThan(nodeLimit)
})

test('a long activity loads page by page and scrolls without a long task and with few elements', async ({ page }) => {
  test.slow()
  const account = await watchAccount(page, seedAccounts.manyTransactions)
  await account.getByRole('tab', { name: 'Activity' }).click()
  const list = account.getByRole('list', { name: 'Activity' })
  const more = account.getByRole('button', { name: 'Load more' })
  await expect(more).toBeVisible({ timeout: 30_000 })
  for (let count = 0; count < pages; count++) {
    await more.click()
    await expect(more).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 })
  }
  const { longest, result } = await measureTasks(page, () => scrollThrough(list), taskLimitMs)
  const { most, seen } = result
  expect(seen, 'transactions that came by').toBeGreaterThan(300)
  expect(longest, 'longest task in ms on the processor').toBeLessThanOrEqual(taskLimitMs)
  expect(most, 'elements in the dialog').toBeLessThan(nodeLimit)
})

test('100,000 transactions load to the last one and scroll to it', async ({ page, control }) => {
  test.setTimeout(300_000)
  // Large pages keep the number of requests low; some services return this many at once.
  await control.data({ space: '/whole', pageSize: 500 })
  const account = await watchAccount(page, seedAccounts.manyTransactions, '/?services.blockchainApi=/whole')
  await account.getByRole('tab', { name: 'Activity' }).click()
  const more = account.getByRole('button', { name: 'Load more' })
  await expect(more).toBeVisible({ timeout: 30_000 })
  const first = account.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()
  await expect(first).toHaveAttribute('aria-setsize', /./)
  const row = await first.elementHandle()
  await more.click()
  await expect(more).not.toHaveAttribute('aria-busy', 'true')
  // What is there stays as it is.
  expect(await row?.evaluate((element) => element.isConnected)).toBe(true)
  await pressToTheEnd(more)
  const list = account.getByRole('list', { name: 'Activity' })
  const { longest, result } = await measureTasks(page, () => strideThrough(list), taskLimitMs)
  const { most, top, last, size } = result
  expect([top, last]).toEqual([1, size])
  // Two of eight kinds move nothing and are left out, unless they failed, as every fiftieth has.
  const seeds = Array.from({ length: 100_000 }, (_, at) => at + 1)
  const shown = seeds.filter((seed) => seed % 50 === 0 || ![4, 7].includes(seed % 8)).length
  // Each month of five years has its name.
  expect([60, 61]).toContain(size - shown)
  expect(longest, 'longest task in ms on the processor').toBeLessThanOrEqual(taskLimitMs)
  expect(most, 'elements in the dialog').toBeLessThan(nodeLimit)
})

test('what is kept is painted in the first frame of Account', async ({ page }) => {
  const account = await watchAccount(page, seedAccounts.manyTokens)
  await expect(account.getByRole('list', { name: 'Tokens' }).getByRole('listitem').first()).toBeVisible({
    timeout: 30_000,
  })
  await page.reload()
  const button = page.getByRole('button', { name: /0x5e.*000/i }).first()
  await button.hover()
  await waitForQuiet(page)
  const rows = await countFirstRows(button)
  expect(rows).toBeGreaterThan(0)
})
