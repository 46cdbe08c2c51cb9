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
      .getByText(/\d\sETH/)
      .first(),
  ).toBeVisible()
})

test('a wallet whose code cannot be fetched is told as being offline, and trying again connects', async ({
  app,
  context,
}) => {
  await app.goto('/', { labWallet: 'auto' })
  await app.openConnect()
  // What shows how connecting goes is loaded ahead; what connects is not.
  await app.page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await app
    .dialog('Connect wallet')
    .getByRole('button', { name: /^Lab Wallet/ })
    .click()
  await expect(app.status('You are offline')).toBeVisible()
  await app.expectStatus('disconnected')
  await context.setOffline(false)
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(app.accountButton()).toBeVisible()
})
