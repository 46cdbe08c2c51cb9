import { expect } from '@playwright/test'
import { createSolanaKey } from '../../stack/solana/createSolanaKey.js'
import { leadingDigits } from '../support/leadingDigits.js'
import { reviewSend, sentStatus } from '../support/sendForm.js'
import { connectSolana, expectSolanaSignature, pairOnSolana, signOnSolana, solanaAddress } from '../support/solana.js'
import { test } from '../support/test.js'

test('with a wallet of the browser: connects, shows the balance, signs, sends SOL, survives a reload, disconnects', async ({
  app,
  solanaWallet,
  solanaChain,
  lab,
}) => {
  const recipient = lab.accounts.solana?.[1]?.address ?? ''
  await connectSolana(app)
  await app.expectNetwork('Solana Devnet')
  const account = await app.openAccount(solanaAddress)
  await expect(account.getByText(leadingDigits(await solanaChain.getBalance(solanaAddress), 9)).first()).toBeVisible()
  await app.page.keyboard.press('Escape')

  await solanaWallet.setMode('prompt')
  await signOnSolana(app)
  await expect(solanaWallet.prompt).toContainText('Portico lab')
  await solanaWallet.approve()
  await expectSolanaSignature(app, solanaAddress)

  const [before, own] = await Promise.all([recipient, solanaAddress].map(solanaChain.getBalance))
  const form = await reviewSend(app, { from: solanaAddress, amount: '1.25', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(solanaWallet.prompt).toContainText('1.25 SOL')
  await expect(solanaWallet.prompt).toContainText(recipient)
  await solanaWallet.approve()
  await expect(sentStatus(form)).toBeVisible()
  expect((await solanaChain.getBalance(recipient)) - (before ?? 0n)).toBe(1_250_000_000n)
  const paid = (own ?? 0n) - (await solanaChain.getBalance(solanaAddress)) - 1_250_000_000n
  expect(paid).toBeGreaterThanOrEqual(5_000n)
  expect(paid).toBeLessThan(1_100_000n)
  expect(await solanaChain.getLast(solanaAddress)).toMatchObject({ err: null })

  await app.page.reload()
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await app.expectNetwork('Solana Devnet')
  expect(await solanaWallet.getAsks()).toEqual([])

  await app.openAccount(solanaAddress)
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await expect.poll(() => solanaWallet.isPermitted()).toBe(false)
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected', 'solana')
})

test('over WalletConnect: connects, shows the balance, signs, sends SOL, survives a reload, disconnects', async ({
  app,
  peer,
  solanaChain,
}) => {
  const { solana } = peer.addresses
  const recipient = createSolanaKey(crypto.randomUUID().slice(0, 32)).address
  await pairOnSolana(app, peer)
  const account = await app.openAccount(solana)
  await expect(account.getByText(leadingDigits(await solanaChain.getBalance(solana), 9)).first()).toBeVisible()
  await app.page.keyboard.press('Escape')

  await signOnSolana(app)
  await expectSolanaSignature(app, solana)

  const form = await reviewSend(app, { from: solana, amount: '0.5', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getBalance(recipient)).toBe(500_000_000n)
  expect(peer.getMethods()).toEqual(['solana_signMessage', 'solana_signTransaction'])

  await app.page.reload()
  await expect(app.accountButton(solana)).toBeVisible()
  await signOnSolana(app)
  await expectSolanaSignature(app, solana)

  await app.openAccount(solana)
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await peer.expectSessions(0)
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
})
