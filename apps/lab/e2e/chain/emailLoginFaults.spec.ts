import { expect } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import {
  emailOptions,
  findFrame,
  getAddress,
  hasFrameSession,
  listFrameKeys,
  logIn,
  openProviderPanel,
  typeCode,
  typeEmail,
} from '../support/emailLogin.js'
import { test } from '../support/test.js'

// Faults of the wallet's site are per project, so each test has its own.
const createProject = () => `faults-${crypto.randomUUID()}`
/** A little longer than the app waits for the frame. */
const frameLimit = { timeout: 25_000 }

test('a wallet site that is down is told of, and works once it is back', async ({ app, lab, control }) => {
  test.setTimeout(60_000)
  const mailbox = createMailbox(lab, 'kai')
  const projectId = createProject()
  await control.wallet(projectId, { path: '/sdk', drop: true })
  await app.goto('/', { ...emailOptions, projectId })
  await typeEmail(app, mailbox.address)
  await expect(app.modal.getByText(/Your wallet could not be loaded/)).toBeVisible(frameLimit)
  await app.expectStatus('disconnected')

  await control.recoverWallet(projectId)
  await app.page.keyboard.press('Enter')
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
})

test('a wallet site that is slow is waited for', async ({ app, lab, control }) => {
  const projectId = createProject()
  await control.wallet(projectId, { path: '/sdk', delayMs: 4_000 })
  await app.goto('/', { ...emailOptions, projectId })
  const mailbox = createMailbox(lab, 'lee')
  await typeEmail(app, mailbox.address)
  await expect(app.modal.getByRole('status', { name: 'Sending you an email…' })).toBeVisible()
  await expect(app.dialog('Confirm your email')).toBeVisible({ timeout: 10_000 })
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
})

test('a wallet site that is down when a login is resumed is told of, without a prompt', async ({
  app,
  lab,
  control,
}) => {
  test.setTimeout(90_000)
  const mailbox = createMailbox(lab, 'rex')
  const projectId = createProject()
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, mailbox)
  await control.wallet(projectId, { path: '/sdk', drop: true })
  await app.page.reload()
  // The stored login is shown until it is known to be gone.
  await expect(app.accountButton(address)).toBeVisible()
  await expect(app.connectButton).toBeVisible(frameLimit)
  await expect(app.modal).toHaveCount(0)
  await app.openConnect()
  await expect(app.modal.getByRole('alert').filter({ hasText: 'Network Error' })).toContainText(
    /Your wallet could not be loaded/,
  )
  await app.page.keyboard.press('Escape')

  await control.recoverWallet(projectId)
  await mailbox.advance(30_000)
  // The frame still knows who is logged in, so no code is needed.
  await typeEmail(app, mailbox.address)
  await app.expectStatus('connected')
  expect(await getAddress(app)).toBe(address)
})

test('a wallet site that is slow when a login is resumed is waited for', async ({ app, lab, control }) => {
  test.setTimeout(60_000)
  const projectId = createProject()
  await app.goto('/', { ...emailOptions, projectId })
  const { address } = await logIn(app, createMailbox(lab, 'sue'))
  await control.wallet(projectId, { path: '/sdk', delayMs: 12_000 })
  await app.page.reload()
  await expect.poll(async () => (await app.getState()).namespaces.eip155?.status, { timeout: 25_000 }).toBe('connected')
  expect(await getAddress(app)).toBe(address)
  await expect(app.modal).toHaveCount(0)
})

test('a wallet site of another version is served as long as it speaks the protocol', async ({ app, lab, control }) => {
  const projectId = createProject()
  await control.wallet(projectId, { version: '99' })
  await app.goto('/', { ...emailOptions, projectId })
  await logIn(app, createMailbox(lab, 'mia'))
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
})

test('a server that fails in mid-request ends that request alone', async ({ app, lab, control }) => {
  const projectId = createProject()
  await app.goto('/', { ...emailOptions, projectId })
  await logIn(app, createMailbox(lab, 'ned'))
  const panel = openProviderPanel(app)
  await control.wallet(projectId, { path: '/api/sign', drop: true })
  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/failed[\s\S]*The wallet’s server does not answer/)
  await expect(panel.approval).toBeHidden()

  await control.recoverWallet(projectId)
  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
})

test('a login given up while its code is checked leaves nobody in the frame', async ({ app, lab, control }) => {
  const projectId = createProject()
  const mailbox = createMailbox(lab, 'zoe')
  await app.goto('/', { ...emailOptions, projectId })
  await typeEmail(app, mailbox.address)
  const code = await mailbox.readCode()
  await control.wallet(projectId, { path: '/api/login/finish', delayMs: 1_500 })
  const [signedOut] = await Promise.all([
    app.page.waitForResponse(/\/api\/sign-out$/),
    typeCode(app, code).then(() => app.modal.getByRole('button', { name: 'Close' }).click()),
  ])
  expect(signedOut.status()).toBe(200)
  await app.expectStatus('disconnected')
  expect(await listFrameKeys(app.page)).toContain('portico-wallet/device')
  expect(await hasFrameSession(app.page)).toBe(false)
})

test('a server that is silent in mid-request is given up, and the code may be tried again', async ({
  app,
  lab,
  control,
}) => {
  test.setTimeout(90_000)
  const projectId = createProject()
  const mailbox = createMailbox(lab, 'ola')
  await app.goto('/', { ...emailOptions, projectId })
  await typeEmail(app, mailbox.address)
  const code = await mailbox.readCode()
  await control.wallet(projectId, { path: '/api/login/finish', hang: true })
  await typeCode(app, code)
  await expect(app.modal.getByText('Checking the code…')).toBeVisible()
  await expect(app.modal.getByText('Checking the code…')).toBeHidden({ timeout: 35_000 })
  await expect(app.modal.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('')
  await control.recoverWallet(projectId)
  await typeCode(app, code)
  await app.expectStatus('connected')
})

test('a frame whose page goes in mid-request ends the request at once, and is there again', async ({ app, lab }) => {
  const projectId = createProject()
  await app.goto('/', { ...emailOptions, projectId })
  await logIn(app, createMailbox(lab, 'pia'))
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await findFrame(app.page)?.evaluate(() => location.reload())
  await expect(panel.result).toContainText(/failed[\s\S]*The frame was reloaded/)
  await expect(panel.approval).toBeHidden()

  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
})

test('a frame that is taken out of the page in mid-request is told of', async ({ app, lab }) => {
  await app.goto('/', { ...emailOptions, projectId: createProject() })
  await logIn(app, createMailbox(lab, 'quin'))
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await app.page.locator('[data-portico-frame]').evaluate((frame) => frame.remove())
  await expect(panel.result).toContainText(/failed[\s\S]*W3mFrame: iframe is not set/)
  await expect(panel.approval.getByRole('alert').filter({ hasText: 'Network Error' })).toContainText(
    /Your wallet is not part of this page any more/,
  )
  await panel.approval.getByRole('button', { name: 'Close' }).click()
  await expect(panel.approval).toBeHidden()
})

test('a mailbox that takes no mail is told at once, and costs no wait', async ({ app, lab, control }) => {
  const mailbox = createMailbox(lab, 'mia')
  await app.goto('/', { ...emailOptions, projectId: createProject() })
  await control.refuseMail(mailbox.address, true)
  await typeEmail(app, mailbox.address)
  await expect(app.modal.getByText(/its mail server refused it\. Check the address/)).toBeVisible()
  await control.refuseMail(mailbox.address, true, 451)
  await app.page.keyboard.press('Enter')
  await expect(app.modal.getByText(/takes no mail at the moment/)).toBeVisible()
  await control.refuseMail(mailbox.address, false)
  await app.page.keyboard.press('Enter')
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await typeCode(app, await mailbox.readCode())
  await app.expectStatus('connected')
})
