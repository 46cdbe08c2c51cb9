import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('under StrictMode there is one dialog, and the wallet is asked once', async ({ app, wallet, page }) => {
  await app.goto('/')
  await app.chooseWallet()
  await expect(page.locator('dialog[data-portico]')).toHaveCount(1)
  await expect(app.dialog('Connect wallet').getByRole('button', { name: /^Lab Wallet/ })).toHaveCount(0)
  await wallet.approve()
  await expect(app.accountButton()).toBeVisible()
  const methods = await wallet.getMethods()
  expect(methods.filter((method) => /^(eth_requestAccounts|wallet_requestPermissions)$/.test(method))).toHaveLength(1)
  expect(await wallet.getAsks()).toEqual(['connect'])
})

test('under StrictMode a wallet stands in the list once', async ({ app }) => {
  await app.goto('/')
  const connect = await app.openConnect()
  await expect(connect.getByRole('button', { name: /^Lab Wallet/ })).toHaveCount(1)
})
