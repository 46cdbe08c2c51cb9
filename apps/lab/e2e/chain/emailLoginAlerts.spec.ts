import { expect } from '@playwright/test'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { dropFrameSession, emailOptions, logIn, typeCode, typeEmail, typeNewEmail } from '../support/emailLogin.js'
import { test } from '../support/test.js'

test('the server says how long to wait for another mail, and the app passes it on', async ({ app, lab, browser }) => {
  const mailbox = createMailbox(lab, 'sal')
  await app.goto('/', emailOptions)
  await typeEmail(app, mailbox.address)
  await mailbox.readCode()
  // In another browser the app does not know of the earlier mail, but the server does.
  const context = await browser.newContext()
  const other = createApp(await context.newPage())
  await other.page.goto(`${lab.web}/?connectors=email`)
  await typeEmail(other, mailbox.address)
  await expect(other.modal.getByText(/^Please try again after \d+ seconds\.$/)).toBeVisible()
  await context.close()
})

test('a login that ended while nobody looked is told of, and can be begun again', async ({ app, lab }) => {
  const mailbox = createMailbox(lab, 'tom')
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, mailbox)
  await dropFrameSession(app.page)
  await app.page.reload()
  await app.expectStatus('disconnected')
  await expect(app.modal).toHaveCount(0)
  await app.openConnect()
  const notice = app.modal.getByRole('alert').filter({ hasText: 'Session Expired' })
  await expect(notice).toContainText(/Log in again; check the clock/)
  await app.page.keyboard.press('Escape')
  await mailbox.advance(30_000)
  expect((await logIn(app, mailbox)).address).toBe(address)
})

test('a login that ended while the page was open is noticed at the next request', async ({ app, lab }) => {
  await app.goto('/', emailOptions)
  await logIn(app, createMailbox(lab, 'uma'))
  await dropFrameSession(app.page)
  await app.page.getByText('Use the provider').click()
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.page.getByRole('status', { name: 'Result' })).toContainText(/failed[\s\S]*You are not signed in/)
  await app.expectStatus('disconnected')
  await app.openConnect()
  await expect(app.modal.getByRole('alert').filter({ hasText: 'Session Expired' })).toBeVisible()
})

test('an address that has a wallet of its own is told of in the words of the wallet', async ({ app, lab, browser }) => {
  const [mailbox, taken] = [createMailbox(lab, 'wim'), createMailbox(lab, 'xia')]
  const context = await browser.newContext()
  const other = createApp(await context.newPage())
  await other.page.goto(`${lab.web}/?connectors=email`)
  await logIn(other, taken)
  await context.close()
  await taken.advance(30_000)

  await app.goto('/', emailOptions)
  const { address } = await logIn(app, mailbox)
  await mailbox.advance(30_000)
  await typeNewEmail(app, { address, email: taken.address })
  await typeCode(app, await mailbox.readCode())
  await expect(app.modal.getByText(/your new address/)).toBeVisible()
  await typeCode(app, await taken.readCode())
  await expect(app.modal.getByText(/refused this code: .?This address has a wallet of its own/)).toBeVisible()
  await app.modal.getByRole('button', { name: 'Use another address' }).click()
  await expect(app.modal.getByRole('textbox', { name: 'New email address' })).toBeVisible()
})

test.describe('a refusal is written to the console', () => {
  test.use({ expectedProblems: [/Action not allowed/] })

  test('a method the wallet does not offer is refused before it reaches the frame', async ({ app, lab, page }) => {
    await app.goto('/', emailOptions)
    await logIn(app, createMailbox(lab, 'vic'))
    const refused = await page.evaluate(async () => {
      const internals = Reflect.get(Reflect.get(window, 'portico'), Symbol.for('@portico/internals'))
      const provider = internals.connections.get('eip155').provider('eip155')
      return provider.request({ method: 'eth_sign', params: [] }).catch((error: Error) => error.message)
    })
    expect(refused).toMatch(/Requested RPC call is not allowed/)
    await expect(page.getByText('Action not allowed')).toBeVisible()
  })
})
