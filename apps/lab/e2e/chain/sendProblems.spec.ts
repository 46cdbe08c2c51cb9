import { expect } from '@playwright/test'
import { createWalletClient, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { labWalletAccounts, labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { openSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { test } from '../support/test.js'

test('more than there is cannot be reviewed', async ({ app, lab }) => {
  await app.connect()
  const form = await openSend(app)
  await form.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.eip155?.[2]?.address ?? '')
  await expect(form.getByRole('button', { name: /^Review: Not enough/ })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await expect(form.getByRole('button', { name: 'Review' })).toBeEnabled()
})

test('an account without ether cannot pay the fee', async ({ app, wallet, lab }) => {
  await app.connect('/', { labAccounts: '2' })
  await wallet.selectAccount(1)
  const empty = labWalletAccounts[1]?.address ?? ''
  await expect(app.accountButton(empty)).toBeVisible()
  const account = await app.openAccount(empty)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.eip155?.[2]?.address ?? '')
  await expect(form.getByRole('button', { name: /^Review: Not enough/ })).toBeDisabled()
})

test('a transfer declined in the wallet is not sent and can be sent afterwards', async ({
  app,
  wallet,
  chain,
  lab,
}) => {
  const recipient = lab.accounts.eip155?.[2]?.address ?? ''
  const before = await chain(1).getBalance(recipient)
  await app.connect()
  await wallet.setMode('prompt')
  const form = await reviewSend(app, { amount: '0.25', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await wallet.reject()
  await expect(form).toContainText(/declined/i)
  expect(await chain(1).getBalance(recipient)).toBe(before)

  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await wallet.approve()
  await expect(sentStatus(form)).toBeVisible()
})

test('a transfer the chain reverts is told as failed', async ({ app, wallet, chain, control, lab }) => {
  // Restores what the test takes away.
  await control.startAfresh()
  const { client, contract, rpc, getTokenBalance } = chain(1)
  const [, , recipient, thief] = lab.accounts.eip155 ?? []
  await app.connect()
  await wallet.setMode('prompt')
  const form = await reviewSend(app, { token: 'LAB', amount: '10', recipient: recipient?.address ?? '' })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(wallet.prompt).toBeVisible()

  const owner = createWalletClient({
    account: privateKeyToAccount(labWalletKey.privateKey),
    transport: http(rpc),
  })
  const hash = await owner.writeContract({
    chain: null,
    abi: erc20Abi,
    address: contract('LAB'),
    functionName: 'transfer',
    // The manifest's accounts are checksummed addresses.
    args: [(thief?.address ?? '') as `0x${string}`, await getTokenBalance('LAB', labWalletKey.address)],
  })
  await client.waitForTransactionReceipt({ hash })
  await wallet.approve()

  await expect(app.modal.getByText('The payment failed').first()).toBeVisible()
  await expect(sentStatus(app.modal)).toHaveCount(0)
  const last = await chain(1).getLastSent(labWalletKey.address)
  expect((await chain(1).getReceipt(last.hash)).status).toBe('reverted')
})

test('a transfer stays under way over a reload, is sent once, and the session holds', async ({
  app,
  wallet,
  chain,
  control,
  lab,
}) => {
  const recipient = lab.accounts.eip155?.[4]?.address ?? ''
  await app.connect()
  const form = await reviewSend(app, { amount: '0.75', recipient })
  await control.mining(1, 'manual')
  const [before, nonce] = await Promise.all([chain(1).getBalance(recipient), chain(1).getNonce(labWalletKey.address)])
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await chain(1).waitForSent(labWalletKey.address, nonce + 1)
  await app.page.reload()
  await expect(app.accountButton()).toBeVisible()
  await wallet.expectNoPrompt()
  await control.mine(1)
  await expect.poll(async () => (await chain(1).getBalance(recipient)) - before).toBe(750_000_000_000_000_000n)
  expect(await chain(1).getNonce(labWalletKey.address)).toBe(nonce + 1)
})

test('a transfer is watched on after the modal is closed', async ({ app, chain, control, lab }) => {
  await app.connect()
  const form = await reviewSend(app, { amount: '0.1', recipient: lab.accounts.eip155?.[4]?.address ?? '' })
  await control.mining(1, 'manual')
  const nonce = await chain(1).getNonce(labWalletKey.address)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await chain(1).waitForSent(labWalletKey.address, nonce + 1)
  await app.page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
  await control.mine(1)
  // The toast is shown for 2.5 s.
  await expect(app.page.getByRole('status').filter({ hasText: /sent|confirmed/i })).toBeVisible({ timeout: 10_000 })
})
