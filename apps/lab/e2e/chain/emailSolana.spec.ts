import { expect, type Locator } from '@playwright/test'
import { beginOnSolana, getSolanaAddress, press, sheetOf, solanaNetworkName } from '../support/emailSolana.js'
import { openSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { expectSolanaSignature, signOnSolana, solanaResult, tryOnSolana } from '../support/solana.js'
import { test } from '../support/test.js'

const send = (form: Locator) => form.getByRole('button', { name: 'Send', exact: true }).click()

test('one login serves both chains: balance, a signed message, SOL sent, a reload, signing out', async ({
  app,
  lab,
  solanaChain,
}) => {
  test.setTimeout(60_000)
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain })
  const account = await app.openAccount(address)
  await expect(account.getByText(/10\sSOL/).first()).toBeVisible()
  await app.page.keyboard.press('Escape')

  await signOnSolana(app)
  await expect(sheetOf(app)).toContainText('Portico lab')
  await expect(sheetOf(app)).toContainText(lab.web)
  await press(app, 'Approve')
  await expectSolanaSignature(app, address)

  const form = await reviewSend(app, { from: address, amount: '1.25', recipient })
  await send(form)
  for (const text of ['1.25 SOL', recipient, address, solanaNetworkName, lab.web, 'You give'])
    await expect(sheetOf(app)).toContainText(text)
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getBalance(recipient)).toBe(1_250_000_000n)
  expect(await solanaChain.getLast(address)).toMatchObject({ err: null })
  await form.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')

  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await app.expectNetwork(solanaNetworkName)
  await app.expectStatus('connected')
  await app.expectStatus('connected', 'solana')
  expect(await getSolanaAddress(app)).toBe(address)
  await expect(app.modal).toHaveCount(0)
  await signOnSolana(app)
  await press(app, 'Approve')
  await expectSolanaSignature(app, address)

  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected', 'solana')
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
})

test('signs on either chain, whichever the app is on', async ({ app, lab, solanaChain }) => {
  const { page } = app
  const address = await beginOnSolana({ app, lab, solanaChain })
  const result = page.getByRole('status', { name: 'Result' })
  await page.getByText('Use the provider').click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await press(app, 'Approve')
  await expect(result).toContainText(/0x[\da-f]{130}/)
  await signOnSolana(app)
  await press(app, 'Approve')
  await expectSolanaSignature(app, address)
  expect((await app.getState()).namespaces.eip155?.networkId).toBe('eip155:1')
})

test("an app's own transactions are signed, sent and confirmed", async ({ app, lab, solanaChain }) => {
  const recipient = lab.accounts.solana?.[1]?.address ?? ''
  const before = await solanaChain.getBalance(recipient)
  await beginOnSolana({ app, lab, solanaChain })
  await tryOnSolana(app, 'Send on Solana')
  await press(app, 'Approve')
  await expect(solanaResult(app)).toContainText('Send on Solana: confirmed')
  await tryOnSolana(app, 'Sign two and send them')
  await press(app, 'Approve')
  await expect(solanaResult(app)).toContainText('Sign two and send them: confirmed 2')
  expect((await solanaChain.getBalance(recipient)) - before).toBe(4_000_000n)
})

test('sends a token to somebody who has no account for it', async ({ app, lab, solanaChain }) => {
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain, lusd: 5_000_000n })
  const form = await reviewSend(app, { from: address, token: 'LUSD', amount: '2.5', recipient })
  await send(form)
  for (const text of ['Open a token account', 'Send tokens', '2.5', recipient, 'You give'])
    await expect(sheetOf(app)).toContainText(text)
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getTokenBalance('LUSD', recipient)).toBe(2_500_000n)
  expect(await solanaChain.getTokenBalance('LUSD', address)).toBe(2_500_000n)
})

test('does not sign after a no, and signs afterwards', async ({ app, lab, solanaChain }) => {
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain })
  await signOnSolana(app)
  await press(app, 'Reject')
  await expect(solanaResult(app)).toContainText(/Sign on Solana failed: .*(rejected|declined)/i)
  const form = await reviewSend(app, { from: address, amount: '0.25', recipient })
  await send(form)
  await press(app, 'Reject')
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  expect(await solanaChain.getBalance(recipient)).toBe(0n)
  await send(form)
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  expect(await solanaChain.getBalance(recipient)).toBe(250_000_000n)
})

test('offers no transfer of more than there is', async ({ app, lab, solanaChain }) => {
  const address = await beginOnSolana({ app, lab, solanaChain })
  const form = await openSend(app, address)
  await form.getByRole('textbox', { name: 'Amount' }).fill('11')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(solanaChain.createAddress())
  await expect(form.getByRole('button', { name: /^Review: Not enough/ })).toBeDisabled()
})

test('says so when the simulation fails, and never that nothing changes', async ({
  app,
  lab,
  solanaChain,
  control,
}) => {
  const recipient = solanaChain.createAddress()
  const address = await beginOnSolana({ app, lab, solanaChain })
  const form = await reviewSend(app, { from: address, amount: '0.5', recipient })
  await control.solana({ space: 'wallet', status: 500, methods: ['simulateTransaction'] })
  await send(form)
  await expect(sheetOf(app)).toContainText('The simulation failed')
  await expect(sheetOf(app)).toContainText('Not known')
  await expect(sheetOf(app)).toContainText('0.5 SOL')
  await press(app, 'Approve')
  await expect(sentStatus(form)).toBeVisible()
  await control.recoverSolana('wallet')
})
