import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { type App, matchAddress } from '../support/createApp.js'
import { test } from '../support/test.js'

const shortAddress = matchAddress(labWalletKey.address)

/** Opens the page and waits for hydration. Clicks before that have no effect. */
async function gotoHydrated(app: App): Promise<void> {
  await app.goto('/ssr', { labWallet: 'auto' })
  await app.expectStatus('disconnected')
}

test('the server draws the button as it was left, and the browser takes over without a complaint', async ({
  app,
  page,
  wallet,
}) => {
  await gotoHydrated(app)
  const html = async () => (await page.request.get('/ssr')).text()
  expect(await html()).toContain('Connect wallet')
  expect(await html()).not.toMatch(shortAddress)

  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
  expect(await html()).toMatch(shortAddress)
  expect(await html()).not.toContain('>Connect wallet<')

  await page.reload()
  await expect(app.accountButton()).toBeVisible()
  await app.expectStatus('connected')
  await wallet.expectNoPrompt()
  expect(await page.evaluate(() => Reflect.get(window, '__errors'))).toEqual([])

  await app.openAccount()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  expect(await html()).not.toMatch(shortAddress)
})

test('what the server drew is whole without scripts', async ({ app, browser, context, lab }) => {
  await gotoHydrated(app)
  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
  const scriptless = await browser.newContext({
    baseURL: lab.web,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const page = await scriptless.newPage()
  await page.goto('/ssr')
  await expect(page.getByRole('button', { name: shortAddress }).first()).toBeVisible()
  await scriptless.close()
})
