import { expect } from '@playwright/test'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import {
  emailOptions,
  frameOf,
  getAddress,
  hasFrameSession,
  listFrameKeys,
  logIn,
  openProviderPanel,
} from '../support/emailLogin.js'
import { test } from '../support/test.js'

test('two tabs share one login: it shows in both, asks in one, and ends in both', async ({ app, context, lab }) => {
  const other = createApp(await context.newPage())
  await other.goto('/', emailOptions)
  await expect(other.connectButton).toBeVisible()
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'hal'))

  await expect(other.accountButton(address)).toBeVisible()
  await expect(other.modal).toHaveCount(0)
  expect(await getAddress(other)).toBe(address)

  const panel = openProviderPanel(app)
  await panel.askToSign()
  await expect(other.modal).toHaveCount(0)
  await expect(frameOf(other.page).getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)

  // The other tab's own frame signs too, and again only one tab asks.
  const otherPanel = openProviderPanel(other)
  await otherPanel.askToSign()
  await expect(app.modal).toHaveCount(0)
  await otherPanel.approve()
  await expect(otherPanel.result).toContainText(/0x[\da-f]{130}/)

  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  await expect(other.connectButton).toBeVisible()
  await expect(other.modal).toHaveCount(0)
  await other.page.reload()
  await expect(other.connectButton).toBeVisible()
  await other.expectStatus('disconnected')
})

test('a tab opened later is logged in, without a prompt', async ({ app, context, lab }) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'ida'))
  const other = createApp(await context.newPage())
  await other.goto('/', emailOptions)
  await expect(other.accountButton(address)).toBeVisible()
  await expect(other.modal).toHaveCount(0)
})

test('a tab that cannot check the login at its start takes it from no tab that works', async ({
  app,
  context,
  lab,
  control,
}) => {
  const projectId = `tabs-${crypto.randomUUID()}`
  const options = { ...emailOptions, projectId }
  await app.goto('/', options)
  const { address } = await logIn(app, createMailbox(lab, 'kim'))
  await control.wallet(projectId, { path: '/api/user', status: 500 })
  const checked = app.page.waitForResponse(/\/api\/user$/)
  const other = createApp(await context.newPage())
  await other.goto('/', options)
  await expect(other.connectButton).toBeVisible()
  // The other tab has dropped the login. Here the frame is asked, but it cannot tell either.
  expect((await checked).status()).toBe(500)
  await control.recoverWallet(projectId)
  expect(await getAddress(app)).toBe(address)
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
  // After a signature the frame is asked once more, and the login is stored again.
  await expect
    .poll(() => app.page.evaluate(() => localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')))
    .toBe('true')
  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
})

test('the browser keeps what the frame stores apart by the site that embeds it', async ({ app, context, lab }) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'jo'))
  expect(await hasFrameSession(app.page)).toBe(true)

  // The wallet's own site, opened as a page.
  const page = await context.newPage()
  await page.goto(`${lab.services.frame}/device`)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  // The same app on an IP address: another site to the browser, with the same frame.
  const elsewhere = createApp(await context.newPage())
  const { port } = new URL(lab.web)
  await elsewhere.page.goto(`http://127.0.0.1:${port}/?connectors=email`)
  await elsewhere.openConnect()
  await elsewhere.modal.getByRole('textbox', { name: 'Email address' }).fill('nobody@lab.test')
  await elsewhere.page.keyboard.press('Enter')
  await expect.poll(() => listFrameKeys(elsewhere.page)).toContain('portico-wallet/device')
  expect(await hasFrameSession(elsewhere.page)).toBe(false)

  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
})
