import { expect } from '@playwright/test'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import { test } from '../support/test.js'

const [first = '', second = ''] = solanaWalletKeys().map(({ address }) => address)
const name = 'Lab Solana Wallet'

test('connects, is there again after a reload without asking, and is left from the wallet', async ({
  app,
  solanaWallet,
}) => {
  await app.goto('/', { solana: 'on' })
  await app.chooseWallet(name)
  await solanaWallet.approve()
  await expect(app.accountButton(first)).toBeVisible()

  await app.page.reload()
  await expect(app.accountButton(first)).toBeVisible()
  expect(await solanaWallet.getAsks()).toEqual([])

  await solanaWallet.disconnect()
  await expect(app.connectButton).toBeVisible()
})

test('a declined request is told calmly and can be made again', async ({ app, solanaWallet }) => {
  await app.goto('/', { solana: 'on' })
  await app.chooseWallet(name)
  await solanaWallet.reject()
  await expect(app.status('Connection declined')).toBeVisible()
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  await solanaWallet.approve()
  await expect(app.accountButton(first)).toBeVisible()
})

test('a wallet that comes late is offered, and one that goes away is not', async ({ app, solanaWallet }) => {
  await app.goto('/', { solana: 'on', solanaWallet: 'late' })
  const modal = await app.openConnect()
  const row = modal.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(modal.getByRole('button', { name: /^Lab Wallet/ })).toBeVisible()
  await expect(row).toBeHidden()
  await solanaWallet.register()
  await expect(row).toBeVisible()
  await solanaWallet.unregister()
  await expect(row).toBeHidden()
})

test('the page follows the account chosen in the wallet', async ({ app, solanaWallet }) => {
  await app.goto('/', { solana: 'on', solanaWallet: 'auto', solanaAccounts: '2' })
  await app.chooseWallet(name)
  await expect(app.accountButton(first)).toBeVisible()
  await solanaWallet.selectAccount(1)
  await expect(app.accountButton(second)).toBeVisible()
})
