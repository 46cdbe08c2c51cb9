import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('a session survives going offline and a balance comes back with the network', async ({ app, context }) => {
  await app.connect()
  const account = await app.openAccount()
  // An interrupted request fails and is only retried after half a minute.
  await expect(account.getByText(/\d\sETH/).first()).toBeVisible()
  await app.page.keyboard.press('Escape')
  await context.setOffline(true)
  await app.expectStatus('connected')
  await expect(app.accountButton()).toBeVisible()
  await app.openAccount()
  await context.setOffline(false)
  await expect(account.getByText(/\d\sETH/).first()).toBeVisible()
})

test('a wallet whose code cannot be fetched is told as being offline; trying again connects, or a reload does', async ({
  app,
  browser,
  context,
}) => {
  await app.goto('/', { labWallet: 'auto' })
  const { page } = app
  // The Connecting view is prefetched; the code that connects is not.
  const ahead = page.waitForRequest(/\/react-connecting-/)
  const scripts = new Set<unknown>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request))
  page.on('requestfinished', (request) => scripts.delete(request))
  await app.openConnect()
  await ahead
  await expect.poll(() => scripts.size).toBe(0)
  await context.setOffline(true)
  await app
    .dialog('Connect wallet')
    .getByRole('button', { name: /^Lab Wallet/ })
    .click()
  await expect(app.status('You are offline')).toBeVisible()
  await app.expectStatus('disconnected')
  await context.setOffline(false)
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  // Before version 156, Chromium does not fetch a failed module again until the page is reloaded.
  if (Number.parseInt(browser.version(), 10) < 156) {
    await expect(app.status('This part could not be loaded')).toBeVisible()
    await page.reload()
    await app.chooseWallet()
  }
  await expect(app.accountButton()).toBeVisible()
})
