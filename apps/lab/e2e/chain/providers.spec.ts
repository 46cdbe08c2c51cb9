import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { test } from '../support/test.js'

for (const library of ['viem', 'ethers'])
  test(`${library} sends through useProvider`, async ({ app, chain, lab }) => {
    const recipient = lab.accounts.eip155?.[1]?.address ?? ''
    await app.connect()
    const before = await chain(1).getBalance(recipient)
    const { page } = app
    await page.getByText('Use the provider').click()
    await page.getByRole('button', { name: `Send with ${library}` }).click()
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('success in block', { timeout: 15_000 })
    expect((await chain(1).getBalance(recipient)) - before).toBe(parseEther('0.001'))
    const sent = await chain(1).getLastSent(labWalletKey.address)
    await expect(page.getByRole('status', { name: 'Result' })).toContainText(sent.hash)
  })

test('the provider outlives a switch of the network and a new connection', async ({ app, wallet, chain, lab }) => {
  const recipient = lab.accounts.eip155?.[1]?.address ?? ''
  const { page } = app
  await app.connect()
  await app.openAccount()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
  await wallet.switchChain(8453)
  await app.expectNetwork('Base')
  const before = await chain(8453).getBalance(recipient)
  await page.getByText('Use the provider').click()
  await page.getByRole('button', { name: 'Send with viem' }).click()
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('success in block')
  expect((await chain(8453).getBalance(recipient)) - before).toBe(parseEther('0.001'))
})

test('a signature refused in the wallet reaches the app with code 4001', async ({ app, wallet }) => {
  await app.connect()
  await wallet.setMode('reject')
  await app.page.getByText('Use the provider').click()
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.page.getByRole('status', { name: 'Result' })).toContainText(/Sign message failed: User rejected/)
})
