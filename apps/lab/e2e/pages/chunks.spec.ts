import { expect, type Page } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { App } from '../support/createApp.js'
import { emailOptions, typeEmail } from '../support/emailLogin.js'
import { openPairing } from '../support/pairing.js'
import { openSend } from '../support/sendForm.js'
import { test } from '../support/test.js'

test.use({ expectedProblems: [/dynamically imported module/, /react\/chunk-failed/] })

// Disables prefetching, so that the code is not there before the network is cut off.
test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined })))

const scripts = /\.(js|tsx?)(\?|$)/

/** Blocks the page's scripts. Returns the function that unblocks them. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

/** Retries while the scripts are blocked, then reloads the page with the network restored. */
async function reloadFromBroken(app: App, restore: () => Promise<void>): Promise<void> {
  const broken = app.dialog('This part could not be loaded')
  await broken.getByRole('button', { name: 'Try again' }).click()
  const reload = broken.getByRole('button', { name: 'Reload the page' })
  await expect(reload).toBeVisible()
  await restore()
  await reload.click()
}

test('a view whose code cannot be fetched offers to try again, and then to reload the page', async ({
  app,
  wallet,
}) => {
  const { page } = app
  await app.connect()
  const restore = await cutOff(page)
  await app.accountButton().click()
  // The code of Account may have been prefetched; that of Send is only prefetched once Account is shown.
  const broken = app.dialog('This part could not be loaded')
  const account = app.dialog('Account')
  await expect(broken.or(account)).toBeVisible()
  if (await account.isVisible()) await account.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(broken).toBeVisible()
  await expect(broken.getByRole('button', { name: 'Reload the page' })).toBeHidden()

  await reloadFromBroken(app, restore)
  await expect(broken).toBeHidden()
  await expect(app.dialog('Account').or(app.dialog('Send'))).toBeVisible()
  await wallet.expectNoPrompt()
})

test('trying again is enough where the browser asks again for what failed', async ({ app, browser }) => {
  const { page } = app
  await app.connect()
  await app.openAccount()
  const restore = await cutOff(page)
  await app.dialog('Account').getByRole('button', { name: 'Receive' }).click()
  const broken = app.dialog('This part could not be loaded')
  await expect(broken).toBeVisible()
  await restore()
  await broken.getByRole('button', { name: 'Try again' }).click()
  const asksAgain = Number.parseInt(browser.version(), 10) >= 156
  await expect(
    asksAgain ? app.dialog('Receive') : broken.getByRole('button', { name: 'Reload the page' }),
  ).toBeVisible()
})

test('a page that was reloaded shows the same view, and what was typed before', async ({ app, wallet }) => {
  const { page } = app
  await app.connect()
  const form = await openSend(app)
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(labWalletKey.address)
  await form.getByRole('button', { name: 'Back' }).click()
  const restore = await cutOff(page)
  await app.dialog('Account').getByRole('button', { name: 'Receive' }).click()
  await reloadFromBroken(app, restore)

  const receive = app.dialog('Receive')
  await expect(receive).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await receive.getByRole('button', { name: 'Back' }).click()
  await app.dialog('Account').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25')
  await expect(form.getByRole('textbox', { name: 'Recipient' })).toHaveValue(labWalletKey.address)
  await wallet.expectNoPrompt()
})

test('a reload that is asked for offline happens once the network is back', async ({ app }) => {
  const { page } = app
  await app.connect()
  await expect(await app.openAccount()).toBeVisible()
  const restore = await cutOff(page)
  await page.context().setOffline(true)
  await app.dialog('Account').getByRole('button', { name: 'Receive' }).click()
  const broken = app.dialog('This part could not be loaded')
  await broken.getByRole('button', { name: 'Try again' }).click()
  const reload = broken.getByRole('button', { name: 'Reload the page' })
  await reload.click()
  await expect(reload).toHaveAttribute('aria-busy', 'true')
  await restore()
  await page.context().setOffline(false)
  await expect(app.dialog('Receive')).toBeVisible()
})

test('a page that was reloaded while a wallet was looked for finds what was searched', async ({ app }) => {
  const { page } = app
  await app.goto('/', { labWallet: 'off' })
  const modal = await app.openConnect()
  await modal.getByRole('button', { name: /^All wallets/ }).click()
  const all = app.dialog('All wallets')
  await all.getByRole('textbox', { name: 'Search wallets' }).fill('naba')
  const tile = all.getByRole('grid').getByRole('button', { name: /Naba/ })
  await expect(tile).toBeVisible()
  const restore = await cutOff(page)
  await tile.click()
  await reloadFromBroken(app, restore)
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await expect(all.getByRole('textbox', { name: 'Search wallets' })).toHaveValue('naba')
})

test('a modal whose code cannot be fetched opens at the next click, or once the page was reloaded', async ({
  app,
  browser,
}) => {
  const { page } = app
  // Block the scripts only after the page's own ones have run, because nothing knows of the modal before.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await app.goto('/')
  await expect(app.connectButton).toBeVisible()
  const restore = await cutOff(page)
  await app.connectButton.click()
  await expect.poll(async () => (await app.getState()).modal.open).toBe(false)
  const alert = page.getByRole('alert').filter({ hasText: 'That did not load. Try again.' })
  await expect(alert).toHaveText(/reload the page/)
  await restore()
  if (Number.parseInt(browser.version(), 10) < 156) await page.reload()
  await app.connectButton.click()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a wallet whose code cannot be fetched is not blamed: a reload of the page comes back and connects', async ({
  app,
}) => {
  const { page } = app
  const code = /\/adapter-evm-session-/
  await page.route(code, (route) => route.abort())
  await app.goto('/', { labWallet: 'auto' })
  await app.chooseWallet()
  const wallet = app.dialog('Lab Wallet')
  const missing = app.status('This part could not be loaded')
  await expect(missing).toContainText('reload the page')
  await wallet.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toBeVisible()
  await page.unroute(code)
  await wallet.getByRole('button', { name: 'Reload the page' }).click()
  await expect(app.accountButton()).toBeVisible()
  await expect(app.modal).toBeHidden()
})

test('the code for pairing cannot be fetched either, and is there after a reload of the page', async ({ app }) => {
  const { page } = app
  const code = /createWalletConnectConnector/
  await page.route(code, (route) => route.abort())
  await app.goto('/')
  await openPairing(app)
  await expect(app.status('This part could not be loaded')).toBeVisible()
  await page.unroute(code)
  await app.modal.getByRole('button', { name: 'Reload the page' }).click()
  await expect(app.modal.getByRole('img', { name: 'QR code' })).toBeVisible()
})

test('an e-mail login whose code cannot be fetched keeps the address over a reload of the page', async ({ app }) => {
  const { page } = app
  const code = /createEmbeddedWallet/
  await page.route(code, (route) => route.abort())
  await app.goto('/', emailOptions)
  const { modal } = app
  await typeEmail(app, 'ada@lab.test')
  await expect(modal.getByRole('alert').filter({ hasText: 'A part of the app could not be loaded' })).toBeVisible()
  await page.unroute(code)
  await modal.getByRole('button', { name: 'Reload the page' }).click()
  await expect(modal.getByRole('button', { name: 'Reload the page' })).toBeHidden()
  await expect(modal.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@lab.test')
})
