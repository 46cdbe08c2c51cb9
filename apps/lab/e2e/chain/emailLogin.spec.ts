import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { approveSheet, rejectSheet } from '../support/answerSheet.js'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import {
  emailOptions,
  findFrame,
  frameOf,
  getAddress,
  hasFrameSession,
  logIn,
  openProviderPanel,
  typeCode,
  typeEmail,
  typeNewEmail,
} from '../support/emailLogin.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

test('logs in by e-mail, shows the balance, and is there again after a reload without a prompt', async ({
  app,
  lab,
}) => {
  const mailbox = createMailbox(lab, 'ann')
  const wallet = new URL(lab.services.frame ?? '').origin
  const asked: string[] = []
  app.page.on('request', (request) => asked.push(request.url()))
  await app.goto('/', emailOptions)
  await app.openConnect()
  await expect(app.modal.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  await waitForQuiet(app.page)
  const isOfFrame = (url: string) => url.startsWith(wallet) || /createEmbeddedWallet|createBridgeClient/.test(url)
  expect(asked.filter(isOfFrame), 'nothing of the frame before the e-mail is used').toEqual([])
  expect(findFrame(app.page)).toBeUndefined()
  await app.page.keyboard.press('Escape')
  const { address } = await logIn(app, mailbox)
  await expect(app.accountButton(address)).toBeVisible()
  const account = await app.openAccount(address)
  await expect(account.getByText(/10\sETH/).first()).toBeVisible()
  expect(asked.filter(isOfFrame).length).toBeGreaterThan(1)

  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await app.expectStatus('connected')
  expect(await getAddress(app)).toBe(address)
  await expect(app.modal).toHaveCount(0)
})

test('a wrong code may be tried again; an expired one is replaced by another mail', async ({ app, lab }) => {
  // The app waits half a minute before it offers another mail.
  test.setTimeout(90_000)
  const mailbox = createMailbox(lab, 'bo')
  await app.goto('/', emailOptions)
  await typeEmail(app, mailbox.address)
  const code = await mailbox.readCode()
  await typeCode(app, code === '000000' ? '000001' : '000000')
  await expect(app.modal.getByText(/Your wallet refused this code/)).toBeVisible()
  await expect(app.modal.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('')
  await mailbox.advance(1_200_000)
  await typeCode(app, code)
  await expect(app.modal.getByText('Checking the code…')).toBeHidden()
  await expect(app.modal.getByText(/Your wallet refused this code/)).toBeVisible()
  await app.modal.getByRole('button', { name: 'Send again', exact: true }).click({ timeout: 40_000 })
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
})

test('a new browser is registered by a link first', async ({ app, lab, browser }) => {
  const mailbox = createMailbox(lab, 'cy')
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, mailbox)

  const context = await browser.newContext()
  const other = createApp(await context.newPage())
  await mailbox.advance(30_000)
  await other.page.goto(`${lab.web}/?connectors=email`)
  await typeEmail(other, mailbox.address)
  await expect(other.dialog('Register this device')).toBeVisible()
  const page = await context.newPage()
  await page.goto(await mailbox.readLink())
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await expect(other.dialog('Confirm your email')).toBeVisible()
  await typeCode(other, await mailbox.readCode())
  await other.expectStatus('connected')
  expect(await getAddress(other)).toBe(address)
  await context.close()
})

test('signs after a yes, and not after a no or a closed modal', async ({ app, lab }) => {
  const { page } = app
  await app.goto('/', emailOptions)
  await logIn(app, createMailbox(lab, 'di'))
  const { approval, result, approve, askToSign } = openProviderPanel(app)

  await askToSign()
  await approve()
  await expect(result).toContainText(/0x[\da-f]{130}/)
  await expect(approval).toBeHidden()

  await askToSign()
  await rejectSheet(page)
  await expect(result).toContainText(/Sign message failed: User rejected/)
  await expect(approval).toBeHidden()

  await askToSign()
  await approval.getByRole('button', { name: 'Close' }).click()
  await expect(result).toContainText(/Sign message failed: User rejected[\s\S]*Request was aborted/)
})

test('a code counts once, and that of an earlier mail not at all', async ({ app, lab }) => {
  const mailbox = createMailbox(lab, 'gil')
  await app.goto('/', emailOptions)
  const finished = app.page.waitForRequest(/\/api\/login\/finish$/)
  const { address, code } = await logIn(app, mailbox)
  // The frame drops a finished login, so the test repeats the frame's request itself.
  const request = await finished
  const wallet = new URL(request.url()).origin
  const again = await app.page.request.fetch(request, { headers: { ...request.headers(), origin: wallet } })
  expect(again.status()).toBe(410)
  expect(await again.json()).toEqual({ error: { code: 'code/used', message: expect.any(String) } })

  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  await app.page.reload()
  await mailbox.advance(30_000)
  await typeEmail(app, mailbox.address)
  const next = await mailbox.readCode()
  expect(next, 'one code in a million comes twice in a row').not.toBe(code)
  await typeCode(app, code)
  await expect(app.modal.getByText(/Your wallet refused this code/)).toBeVisible()
  await typeCode(app, next)
  await app.expectStatus('connected')
  expect(await getAddress(app)).toBe(address)
})

test('sends ETH', async ({ app, lab, chain }) => {
  const recipient = lab.accounts.eip155?.[3]?.address ?? ''
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'ed'))
  const before = await chain(1).getBalance(recipient)
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const send = app.dialog('Send')
  await send.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await send.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await send.getByRole('button', { name: 'Review' }).click()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.dialog('Approve transaction')).toBeVisible()
  await approveSheet(frameOf(app.page))
  await expect(send.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  expect((await chain(1).getBalance(recipient)) - before).toBe(parseEther('0.5'))
  expect(await chain(1).getNonce(address)).toBe(1)
})

test('changes the e-mail address, then signs out for good', async ({ app, lab }) => {
  const [mailbox, next] = [createMailbox(lab, 'flo'), createMailbox(lab, 'flora')]
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, mailbox)
  await mailbox.advance(30_000)
  await typeNewEmail(app, { address, email: next.address })
  await expect(app.modal.getByText(/present address/)).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await expect(app.modal.getByText(/your new address/)).toBeVisible()
  await typeCode(app, await next.readCode())
  await expect(app.dialog('Account settings').getByText(next.address)).toBeVisible()

  expect(await hasFrameSession(app.page)).toBe(true)
  const ended = app.page.waitForResponse(/\/api\/sign-out$/)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  // Signed out at the wallet too: the session is invalid, and the frame has dropped it.
  const request = (await ended).request()
  const wallet = new URL(request.url()).origin
  const again = await app.page.request.post(`${wallet}/api/user`, {
    headers: { ...(await request.allHeaders()), origin: wallet },
    data: {},
  })
  expect(again.status()).toBe(401)
  expect(await hasFrameSession(app.page)).toBe(false)
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
  await expect
    .poll(() => app.page.evaluate(() => Object.keys(localStorage).filter((key) => /EMAIL/.test(key))))
    .toEqual([])
})

test('mails come in the language of the modal', async ({ app, lab }) => {
  const mailbox = createMailbox(lab, 'lina')
  // The browser itself asks for English.
  await app.goto('/', { ...emailOptions, locale: 'ar', dir: 'rtl' })
  await app.page.getByRole('button', { name: 'ربط المحفظة' }).first().click()
  await app.modal.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(mailbox.address)
  await app.page.keyboard.press('Enter')
  expect(await mailbox.readText()).toMatch(/^رمزك هو \u2068\d{6}\u2069/)
})
