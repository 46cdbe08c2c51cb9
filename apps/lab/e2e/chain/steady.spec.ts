import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('the Account view keeps its height while its balances load', async ({ app, control }) => {
  // Delayed from the start, because a balance read earlier would be reused for half a minute.
  await control.fail(10, { delayMs: 4_000 })
  await control.data({ space: '/steady', path: '/v1/account/*/balance', delayMs: 3_000 })
  await app.connect('/', { labChain: '10', network: '10', 'services.blockchainApi': '/steady' })
  const account = await app.openAccount()
  await expect(account.getByText('Loading the balance')).toBeAttached()
  await expect(account.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  const content = account.locator('div[data-direction]')
  // The height in the layout, which the enter animation does not change.
  const height = () => content.evaluate((element) => (element instanceof HTMLElement ? element.offsetHeight : 0))
  const loading = await height()
  expect(loading).toBeGreaterThan(300)
  await expect(account.getByText(/\d\sETH/).first()).toBeVisible({ timeout: 15_000 })
  await expect(account.getByText(/\d\sLUSD/).first()).toBeVisible({ timeout: 15_000 })
  expect(await height()).toBe(loading)
})
