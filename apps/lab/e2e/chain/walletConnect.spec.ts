import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { test } from '../support/test.js'

test('pairs by code, signs, sends, batches, switches both ways, survives a reload and disconnects', async ({
  app,
  peer,
  chain,
  lab,
}) => {
  const recipient = lab.accounts.eip155?.[1]?.address ?? ''
  const { page } = app
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  await peer.pair(link)
  await expect(app.accountButton(peer.address)).toBeVisible()
  await expect(app.modal).toBeHidden()

  const result = page.getByRole('status', { name: 'Result' })
  await page.getByText('Use the provider').click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(result).toContainText('Sign message: valid signature')
  await page.getByRole('button', { name: 'Sign typed data' }).click()
  await expect(result).toContainText('Sign typed data: valid signature')
  const before = await chain(1).getBalance(recipient)
  await page.getByRole('button', { name: 'Send with viem' }).click()
  await expect(result).toContainText('Send with viem: success in block')
  await page.getByRole('button', { name: 'Send a batch' }).click()
  await expect(result).toContainText('Send a batch: success with 2 receipts')
  expect((await chain(1).getBalance(recipient)) - before).toBe(parseEther('0.003'))
  expect(peer.getMethods()).toEqual(
    expect.arrayContaining(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls']),
  )

  const account = await app.openAccount(peer.address)
  await expect(account.getByText('Connected with Peer Wallet')).toBeVisible()
  await app.chooseNetwork('Base')
  await app.expectNetwork('Base')
  await page.keyboard.press('Escape')
  await peer.switchChain(10)
  await app.expectNetwork('OP Mainnet')

  const asked = peer.log.length
  await page.reload()
  await expect(app.accountButton(peer.address)).toBeVisible()
  await app.expectStatus('connected')
  await app.expectNetwork('OP Mainnet')
  expect(peer.log.length).toBe(asked)
  await page.getByText('Use the provider').click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(result).toContainText('Sign message: valid signature')

  await app.openAccount(peer.address)
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await peer.expectSessions(0)
  await page.reload()
  await expect(app.connectButton).toBeVisible()
})
