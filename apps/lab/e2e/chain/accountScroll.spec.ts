import { expect, type Locator, type Page } from '@playwright/test'
import { seedAccounts } from '../../stack/data/seeds/createSeeds.js'
import { test } from '../support/test.js'
import { watchAccount } from '../support/watchAccount.js'

/** Scrolls whatever scrolls a list, and returns how far it got. */
async function scrollList(list: Locator, by: number): Promise<number> {
  await list.hover()
  await list.page().mouse.wheel(0, by)
  await expect.poll(() => readOffset(list)).toBeGreaterThan(by / 2)
  // A wheel scrolls smoothly.
  for (let last = -1; ; ) {
    const offset = await readOffset(list)
    if (offset === last) return offset
    last = offset
    await list.page().waitForTimeout(150)
  }
}

/** How far a list and the card around it are scrolled, in CSS pixels. */
function readOffset(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const card = element.closest('[data-card]')?.scrollTop ?? 0
    return card + (element.parentElement?.scrollTop ?? 0)
  })
}

/** Opens a row of a list that is in full view, and returns its text. */
async function openVisibleRow(page: Page, list: Locator): Promise<string> {
  const name = await list.evaluate((element) => {
    const frames = [element.parentElement, element.closest('[data-card]')].flatMap((frame) => frame ?? [])
    const edges = frames.map((frame) => frame.getBoundingClientRect())
    // Below the header, which stays where it is.
    const top = Math.max(...edges.map((edge) => edge.top)) + 70
    const bottom = Math.min(window.innerHeight, ...edges.map((edge) => edge.bottom))
    const isVisible = (row: Element) =>
      row.getBoundingClientRect().top > top && row.getBoundingClientRect().bottom < bottom
    return [...element.querySelectorAll('li')].find(isVisible)?.textContent ?? ''
  })
  expect(name, 'a row in view').not.toBe('')
  await list.getByRole('listitem').filter({ hasText: name }).first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden()
  return name
}

test('the way back from a token leads to where the long list stood', async ({ page }) => {
  const account = await watchAccount(page, seedAccounts.manyTokens)
  const list = account.getByRole('list', { name: 'Tokens' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d{4,5}$/, { timeout: 30_000 })
  const offset = await scrollList(list, 6000)
  const name = await openVisibleRow(page, list)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(account).toBeVisible()
  await expect.poll(() => readOffset(list)).toBeGreaterThan(offset - 60)
  await expect(list.getByRole('listitem').filter({ hasText: name }).first()).toBeInViewport()
})

test('the way back from a transaction leads to where Activity stood, and its own view begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 })
  const account = await watchAccount(page, seedAccounts.manyTransactions)
  await account.getByRole('tab', { name: 'Activity' }).click()
  const list = account.getByRole('list', { name: 'Activity' })
  await expect(list.getByRole('listitem').nth(20)).toBeAttached({ timeout: 30_000 })
  const offset = await scrollList(list, 900)
  const name = await openVisibleRow(page, list)
  const view = page.getByRole('dialog', { name: 'Transaction' })
  await expect(view).toBeVisible()
  expect(await view.locator('[data-card]').evaluate((card) => card.scrollTop)).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(account).toBeVisible()
  await expect.poll(() => readOffset(list)).toBeGreaterThan(offset - 60)
  await expect(list.getByRole('listitem').filter({ hasText: name }).first()).toBeInViewport()
  // Opened anew, Account begins at its top.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^0x/ }).first().click()
  await expect(account).toBeVisible()
  await page.waitForTimeout(500)
  expect(await account.locator('[data-card]').evaluate((card) => card.scrollTop)).toBe(0)
})
