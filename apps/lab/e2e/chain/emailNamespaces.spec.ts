import { expect } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, findFrame, logIn, typeCode } from '../support/emailLogin.js'
import { press, sheetOf, solanaNetworkName } from '../support/emailSolana.js'
import { expectSolanaSignature, signOnSolana } from '../support/solana.js'
import { test } from '../support/test.js'

const countFrames = (page: { frames(): readonly { url(): string }[] }) =>
  page.frames().filter((frame) => frame.url().includes('/sdk')).length

test('one kind of chain is left and joined again with the login that is there', async ({ app, lab }) => {
  test.setTimeout(60_000)
  const { page } = app
  await app.goto('/', { ...emailOptions, solana: 'on' })
  const { address } = await logIn(app, createMailbox(lab, 'two'))
  await app.expectStatus('connected', 'solana')
  const frame = findFrame(page)
  const key = (await app.getState()).namespaces.solana?.address ?? ''

  const account = await app.openAccount(address)
  await account.getByRole('button', { name: /^Solana/ }).click()
  await account.getByRole('button', { name: 'Leave Solana only' }).click()
  await app.expectStatus('disconnected', 'solana')
  await app.expectStatus('connected')

  await account.getByRole('button', { name: /^Solana Not connected/ }).click()
  await expect(app.modal.getByRole('textbox', { name: 'Email address' })).toHaveCount(0)
  await app.modal.getByRole('button', { name: /^Continue as / }).click()
  await app.expectStatus('connected', 'solana')
  await app.expectStatus('connected')
  await expect(app.modal).toHaveCount(0)
  expect((await app.getState()).namespaces.solana?.address).toBe(key)
  expect(findFrame(page)).toBe(frame)
  expect(countFrames(page)).toBe(1)

  await signOnSolana(app)
  await expect(sheetOf(app)).toContainText('Portico lab')
  await press(app, 'Approve')
  await expectSolanaSignature(app, key)

  await page.reload()
  await app.expectStatus('connected', 'solana')
  await app.expectStatus('connected')
  const again = await app.openAccount(key)
  await again.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await app.expectStatus('disconnected', 'solana')
  await app.expectStatus('disconnected')
  await page.reload()
  await expect(app.connectButton).toBeVisible()
})

test('a network of the kind that was left is one click away', async ({ app, lab }) => {
  test.setTimeout(60_000)
  await app.goto('/', { ...emailOptions, solana: 'on' })
  const { address } = await logIn(app, createMailbox(lab, 'two'))
  await app.expectStatus('connected', 'solana')
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: /^Solana/ }).click()
  await account.getByRole('button', { name: 'Leave Solana only' }).click()
  await app.expectStatus('disconnected', 'solana')

  await app.chooseNetwork(solanaNetworkName)
  await app.modal.getByRole('button', { name: /^Continue with .*@/ }).click()
  await app.expectStatus('connected', 'solana')
  await app.expectStatus('connected')
  await expect(app.modal).toHaveCount(0)
  expect((await app.getState()).activeNamespace).toBe('solana')
})

test('a login for Solana leaves the wallet on the other chain, and ends alone', async ({ app, lab }) => {
  test.setTimeout(60_000)
  const mailbox = createMailbox(lab, 'two')
  await app.connect('/', { connectors: 'all', solana: 'on' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: /^Solana Not connected/ }).click()
  await app.modal.getByRole('textbox', { name: 'Email address' }).fill(mailbox.address)
  await app.page.keyboard.press('Enter')
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected', 'solana')
  expect((await app.getState()).namespaces).toMatchObject({
    eip155: { status: 'connected', connectorId: expect.not.stringMatching(/^AUTH$/) },
    solana: { status: 'connected', connectorId: 'AUTH' },
  })
  const key = (await app.getState()).namespaces.solana?.address ?? ''
  const shown = await app.openAccount(key)
  await shown.getByRole('button', { name: 'Leave Solana only' }).click()
  await app.expectStatus('disconnected', 'solana')
  await app.expectStatus('connected')
})
