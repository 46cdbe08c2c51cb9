import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('a session survives going offline and a balance comes back with the network', async ({ app, context }) => {
  await app.connect()
  await app.openAccount()
  await app.page.keyboard.press('Escape')
  await context.setOffline(true)
  await app.expectStatus('connected')
  await expect(app.accountButton()).toBeVisible()
  await app.openAccount()
  await context.setOffline(false)
  await expect(
    app
      .dialog('Account')
      .getByText(/\d ?ETH/)
      .first(),
  ).toBeVisible()
})

test('a wallet of this browser connects while offline', async ({ app, context }) => {
  await app.goto('/', { labWallet: 'auto' })
  // Hovering brings the modal's code in, as it does for a person.
  await app.openConnect()
  await app.page.keyboard.press('Escape')
  await context.setOffline(true)
  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
  await app.expectStatus('connected')
})
