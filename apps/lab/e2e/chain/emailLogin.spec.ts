import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { type App, createApp } from '../support/createApp.js'
import { createMailbox, type Mailbox } from '../support/createMailbox.js'
import { test } from '../support/test.js'

const options = { connectors: 'email' }
const frameOf = (page: Page) => page.frameLocator('[data-portico-frame]')
const getAddress = async ({ getState }: App) => (await getState()).namespaces.eip155?.address ?? ''

async function typeEmail(app: App, address: string): Promise<void> {
  await app.openConnect()
  await app.modal.getByRole('textbox', { name: 'Email address' }).fill(address)
  await app.page.keyboard.press('Enter')
}

async function typeCode(app: App, code: string): Promise<void> {
  await app.modal.getByRole('group', { name: 'Code' }).getByRole('textbox').first().click()
  await app.page.keyboard.type(code)
}

/** Logs a new person in, from the field to the account. */
async function logIn(app: App, mailbox: Mailbox): Promise<string> {
  await typeEmail(app, mailbox.address)
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
  return getAddress(app)
}

test('logs in by e-mail within 10 s, shows the balance, and is there again after a reload without a prompt', async ({
  app,
  lab,
}) => {
  const mailbox = createMailbox(lab, 'ann')
  await app.goto('/', options)
  expect(app.page.frames().filter((frame) => frame.url().includes('/sdk'))).toEqual([])
  const begin = Date.now()
  const address = await logIn(app, mailbox)
  await expect(app.accountButton(address)).toBeVisible()
  const account = await app.openAccount(address)
  await expect(account.getByText(/10\sETH/).first()).toBeVisible()
  expect(Date.now() - begin).toBeLessThan(10_000)

  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await app.expectStatus('connected')
  expect(await getAddress(app)).toBe(address)
  await expect(app.modal).toHaveCount(0)
})

test('a wrong code may be tried again; an expired one is replaced by another mail', async ({ app, lab }) => {
  // The app itself waits half a minute before it asks for another mail.
  test.setTimeout(90_000)
  const mailbox = createMailbox(lab, 'bo')
  await app.goto('/', options)
  await typeEmail(app, mailbox.address)
  const code = await mailbox.readCode()
  await typeCode(app, code === '000000' ? '000001' : '000000')
  await expect(app.modal.getByText(/This code is not right/)).toBeVisible()
  await expect(app.modal.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('')
  await mailbox.advance(1_200_000)
  await typeCode(app, code)
  await expect(app.modal.getByText('Checking the code…')).toBeHidden()
  await expect(app.modal.getByText(/This code is not right/)).toBeVisible()
  await app.modal.getByRole('button', { name: 'Send again', exact: true }).click({ timeout: 40_000 })
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
})

test('a new browser is registered by a link first', async ({ app, lab, browser }) => {
  const mailbox = createMailbox(lab, 'cy')
  await app.goto('/', options)
  const address = await logIn(app, mailbox)

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
  await app.goto('/', options)
  await logIn(app, createMailbox(lab, 'di'))
  const approval = app.dialog('Approve transaction')
  const result = page.getByRole('status', { name: 'Result' })
  await page.getByText('Use the provider').click()
  const ask = async () => {
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(approval).toBeVisible()
    await expect(frameOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  }

  await ask()
  await frameOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(result).toContainText(/0x[\da-f]{130}/)
  await expect(approval).toBeHidden()

  await ask()
  await frameOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(result).toContainText(/Sign message failed: User rejected/)
  await expect(approval).toBeHidden()

  await ask()
  await approval.getByRole('button', { name: 'Close' }).click()
  await expect(result).toContainText(/Sign message failed: User rejected/)
})

test('sends ETH', async ({ app, lab, chain }) => {
  const recipient = lab.accounts.eip155?.[3]?.address ?? ''
  await app.goto('/', options)
  const address = await logIn(app, createMailbox(lab, 'ed'))
  const before = await chain(1).getBalance(recipient)
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const send = app.dialog('Send')
  await send.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await send.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await send.getByRole('button', { name: 'Review' }).click()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.dialog('Approve transaction')).toBeVisible()
  await frameOf(app.page).getByRole('button', { name: 'Approve' }).click()
  await expect(send.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  expect((await chain(1).getBalance(recipient)) - before).toBe(parseEther('0.5'))
  expect(await chain(1).getNonce(address)).toBe(1)
})

test('changes the e-mail address, then signs out for good', async ({ app, lab }) => {
  const [mailbox, next] = [createMailbox(lab, 'flo'), createMailbox(lab, 'flora')]
  await app.goto('/', options)
  const address = await logIn(app, mailbox)
  await mailbox.advance(30_000)
  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Account settings' }).click()
  await app.modal.getByRole('button', { name: /^Email/ }).click()
  await app.modal.getByRole('textbox', { name: 'New email address' }).fill(next.address)
  await app.page.keyboard.press('Enter')
  await expect(app.modal.getByText(/present address/)).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await expect(app.modal.getByText(/your new address/)).toBeVisible()
  await typeCode(app, await next.readCode())
  await expect(app.dialog('Account settings').getByText(next.address)).toBeVisible()

  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
  await expect
    .poll(() => app.page.evaluate(() => Object.keys(localStorage).filter((key) => /EMAIL/.test(key))))
    .toEqual([])
})
