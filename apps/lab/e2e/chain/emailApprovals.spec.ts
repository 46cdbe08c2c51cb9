import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { callRpc } from '../../stack/chains/callRpc.js'
import { approveSheet } from '../support/answerSheet.js'
import type { App } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { denyStorage } from '../support/denyStorage.js'
import { askProvider, emailOptions, findFrame, frameOf, logIn } from '../support/emailLogin.js'
import { openSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { test } from '../support/test.js'

// Chromium says so where the frame has no storage, asks for it in the click on Approve, and nobody gives it.
test.use({ expectedProblems: [/^requestStorageAccess: Permission denied\.$/] })

/** Approves the request and closes the modal while the wallet sends it. */
async function approveAndClose(app: App): Promise<void> {
  await approveSheet(frameOf(app.page))
  await expect(frameOf(app.page).getByRole('main').getByRole('status')).toHaveText('Sending…')
  await app.modal.getByRole('button', { name: 'Close' }).click()
  await expect(app.modal).toHaveCount(0)
}

test('requests that wait run on the network they were made for, whichever is chosen meanwhile', async ({
  app,
  lab,
  chain,
}) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'queue'))
  const to = privateKeyToAddress(generatePrivateKey())
  const pay = (value: string) =>
    askProvider(app, { method: 'eth_sendTransaction', params: [{ from: address, to, value }] })
  const sheet = frameOf(app.page).getByRole('main')
  const approve = async (value: string, network: string) => {
    await expect(sheet).toContainText(`0.00000000000000000${value} ETH`)
    await expect(sheet).toContainText(network)
    await approveSheet(frameOf(app.page))
  }

  const first = pay('0x1')
  const second = pay('0x2')
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await askProvider(app, { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
  await app.expectNetwork('Base')
  const third = pay('0x3')
  await approve('1', 'Ethereum')
  await approve('2', 'Ethereum')
  await approve('3', 'Base')
  await chain(1).client.waitForTransactionReceipt({ hash: await first })
  await chain(1).client.waitForTransactionReceipt({ hash: await second })
  await chain(8453).client.waitForTransactionReceipt({ hash: await third })
  expect(await chain(1).getBalance(to)).toBe(3n)
  expect(await chain(8453).getBalance(to)).toBe(3n)
})

test('what was approved is sent, and its hash arrives, also when the modal closes and the server is silent', async ({
  app,
  lab,
  chain,
  control,
}) => {
  const projectId = `approved-${crypto.randomUUID()}`
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'closed'))
  const to = privateKeyToAddress(generatePrivateKey())
  await control.wallet(projectId, { path: '/api/send', hang: true })
  const params = [{ from: address, to, value: '0x5' }]
  const sending = askProvider(app, { method: 'eth_sendTransaction', params })
  await approveAndClose(app)
  await control.recoverWallet(projectId)
  await chain(1).client.waitForTransactionReceipt({ hash: await sending })
  expect(await chain(1).getBalance(to)).toBe(5n)
  await expect(app.modal).toHaveCount(0)
})

test('a transfer that was approved cannot be paid twice, whatever is closed', async ({ app, lab, chain, control }) => {
  const projectId = `approved-${crypto.randomUUID()}`
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'twice'))
  const recipient = privateKeyToAddress(generatePrivateKey())
  const review = await reviewSend(app, { amount: '0.5', recipient, from: address })
  await control.wallet(projectId, { path: '/api/send', hang: true })
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await approveAndClose(app)

  // Opened again, the form stays locked until the wallet reports the result.
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.modal.getByRole('button', { name: 'Confirm in your wallet' })).toBeVisible()
  await expect(app.modal.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  await app.modal.getByRole('button', { name: 'Close' }).click()
  await expect(app.modal).toHaveCount(0)

  await control.recoverWallet(projectId)
  await expect(app.page.getByText('Transaction confirmed')).toBeVisible({ timeout: 15_000 })
  expect(await chain(1).getBalance(recipient)).toBe(parseEther('0.5'))
  const form = await openSend(app, address)
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  expect(await chain(1).getNonce(address)).toBe(1)
})

test('a wallet loaded anew in mid-sending leaves the outcome open, and tells it when it knows', async ({
  app,
  lab,
  chain,
  control,
}) => {
  const projectId = `approved-${crypto.randomUUID()}`
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'anew'))
  const recipient = privateKeyToAddress(generatePrivateKey())
  const review = await reviewSend(app, { amount: '0.5', recipient, from: address })
  await control.wallet(projectId, { path: '/api/send', hang: true })
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  const leaves = app.page.waitForRequest(/\/api\/send$/)
  await approveSheet(frameOf(app.page))
  await leaves
  await findFrame(app.page)?.evaluate(() => location.reload())

  const form = app.dialog('Send')
  await expect(form.getByRole('status', { name: 'Not known yet' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'New payment' })).toBeVisible()
  await expect(form.getByRole('button', { name: /Try again|^Send$/ })).toHaveCount(0)
  await form.getByRole('button', { name: 'Close' }).click()
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('status', { name: 'Not known yet' })).toBeVisible()

  await control.recoverWallet(projectId)
  await expect(sentStatus(form)).toBeVisible({ timeout: 20_000 })
  expect(await chain(1).getBalance(recipient)).toBe(parseEther('0.5'))
  expect(await chain(1).getNonce(address)).toBe(1)
})

test('a transfer that fails behind a closed modal is told of', async ({ app, lab, chain, control }) => {
  const projectId = `approved-${crypto.randomUUID()}`
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'poor'))
  const recipient = privateKeyToAddress(generatePrivateKey())
  const review = await reviewSend(app, { amount: '0.5', recipient, from: address })
  await control.wallet(projectId, { path: '/api/send', hang: true })
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await approveAndClose(app)
  // The balance is gone between approval and sending.
  await callRpc(chain(1).rpc, 'anvil_setBalance', [address, '0x0'])
  await control.recoverWallet(projectId)
  await expect(app.page.getByText('The payment was not sent')).toBeVisible({ timeout: 15_000 })
  expect(await chain(1).getBalance(recipient)).toBe(0n)
})

for (const storage of ['allowed', 'denied'] as const)
  test(`what was approved is found again after a reload in between, with the frame's storage ${storage}`, async ({
    app,
    context,
    lab,
    chain,
    control,
  }) => {
    if (storage === 'denied') await denyStorage(context, 'none')
    const projectId = `approved-${crypto.randomUUID()}`
    await app.goto('/', { ...emailOptions, projectId })
    const { address } = await logIn(app, createMailbox(lab, `reload-${storage}`))
    const to = privateKeyToAddress(generatePrivateKey())
    await control.wallet(projectId, { path: '/api/send', delayMs: 3_000 })
    const params = [{ from: address, to, value: '0x5' }]
    const sending = askProvider(app, { method: 'eth_sendTransaction', params }).catch(() => 'gone with the page')
    const leaves = app.page.waitForRequest(/\/api\/send$/)
    await approveSheet(frameOf(app.page))
    await leaves
    await app.page.reload()
    expect(await sending).toBe('gone with the page')
    await expect(app.page.getByText('Transaction confirmed')).toBeVisible({ timeout: 20_000 })
    expect(await chain(1).getBalance(to)).toBe(5n)
    expect(await chain(1).getNonce(address)).toBe(1)
  })

test.describe('a method that is not offered', () => {
  test.use({ expectedProblems: [/Action not allowed/] })

  test('leaves the open question alone', async ({ app, lab }) => {
    await app.goto('/', emailOptions)
    const { address } = await logIn(app, createMailbox(lab, 'refused'))
    const signing = askProvider(app, { method: 'personal_sign', params: ['0x6869', address] })
    const approve = frameOf(app.page).getByRole('button', { name: 'Approve' })
    await expect(approve).toBeVisible()
    await expect(askProvider(app, { method: 'eth_sign', params: [address, '0x00'] })).rejects.toThrow(/not allowed/)
    await expect(app.page.getByText('Action not allowed').first()).toBeVisible()
    // The prompt that covers the sheet prevents approval.
    await expect(app.page.getByText('Action not allowed')).toHaveCount(0)
    await approveSheet(frameOf(app.page))
    expect(await signing).toMatch(/^0x[\da-f]{130}$/)
  })
})
