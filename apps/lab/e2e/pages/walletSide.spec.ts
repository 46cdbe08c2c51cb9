import { expect } from '@playwright/test'
import { labWalletAccounts } from '../../shared/wallet/labWalletAccounts.js'
import { test } from '../support/test.js'

test('a permission taken back in the wallet disconnects for good', async ({ app, wallet }) => {
  await app.connect()
  await wallet.disconnect()
  await expect(app.connectButton).toBeVisible()
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
  await wallet.expectNoPrompt()
})

test('a wallet that is locked disconnects, also while the modal is open', async ({ app, wallet }) => {
  await app.connect()
  await app.openAccount()
  await wallet.lock()
  // This wallet does not report that it is locked. The toast is shown for 2.5 s.
  await expect(app.page.getByRole('alert').filter({ hasText: 'Lab Wallet ended the session' })).toBeVisible()
  await app.expectStatus('disconnected')
  await expect(app.dialog('Account')).toBeHidden()
  await expect(app.connectButton).toBeVisible()
})

test('the page follows the account chosen in the wallet', async ({ app, wallet }) => {
  await app.connect('/', { labAccounts: '2' })
  await wallet.selectAccount(1)
  await expect(app.accountButton(labWalletAccounts[1]?.address)).toBeVisible()
  await app.expectStatus('connected')
})

test('the page follows the network chosen in the wallet', async ({ app, wallet }) => {
  await app.connect()
  await wallet.switchChain(10)
  await app.expectNetwork('OP Mainnet')
  await app.expectStatus('connected')
})
