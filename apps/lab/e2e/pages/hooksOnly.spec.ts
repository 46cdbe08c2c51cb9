import { expect, type Page } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { test } from '../support/test.js'

function fact(page: Page, name: 'status' | 'address' | 'balance' | 'network') {
  return page.getByTestId(name)
}

test('an app of hooks alone connects, switches and disconnects without the modal', async ({ app, page, wallet }) => {
  await app.goto('/headless.html', { labWallet: 'auto' })
  await page.getByRole('button', { name: 'Connect Lab Wallet' }).click()
  await expect(fact(page, 'address')).toHaveText(labWalletKey.address)
  await expect(fact(page, 'balance')).toContainText('ETH')
  await page.getByRole('button', { name: 'Base' }).click()
  await expect(fact(page, 'network')).toHaveText('eip155:8453')
  expect(await wallet.getChain()).toBe(8453)
  await page.reload()
  await expect(fact(page, 'status')).toHaveText('connected')
  await wallet.expectNoPrompt()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(page, 'status')).toHaveText('disconnected')
  await expect(app.modal).toHaveCount(0)
})

test('a declined request reaches the app as a typed error', async ({ app, page }) => {
  await app.goto('/headless.html', { labWallet: 'reject' })
  await page.getByRole('button', { name: 'Connect Lab Wallet' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'wallet/rejected' })).toBeVisible()
  await expect(fact(page, 'status')).toHaveText('disconnected')
})

test('a wallet connected without the modal is a recent one when the modal opens', async ({ app, page }) => {
  await app.goto('/headless.html', { labWallet: 'auto' })
  await page.getByRole('button', { name: 'Connect Lab Wallet' }).click()
  await expect(fact(page, 'status')).toHaveText('connected')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(page, 'status')).toHaveText('disconnected')
  await app.goto('/', { labWallet: 'auto' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(app.modal.getByRole('button', { name: /^Lab Wallet Recent/ })).toBeVisible()
})
