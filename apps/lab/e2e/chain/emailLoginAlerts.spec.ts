import { expect } from '@playwright/test'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, findFrame, logIn, typeEmail } from '../support/emailLogin.js'
import { test } from '../support/test.js'

test('the server says how long to wait for another mail, and the app passes it on', async ({ app, lab, browser }) => {
  const mailbox = createMailbox(lab, 'sal')
  await app.goto('/', emailOptions)
  await typeEmail(app, mailbox.address)
  await mailbox.readCode()
  // Another browser: its app knows of no earlier mail, the server does.
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
  await findFrame(app.page)?.evaluate(() => localStorage.removeItem('portico-wallet/session'))
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
