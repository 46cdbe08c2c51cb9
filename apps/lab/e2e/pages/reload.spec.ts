import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('while connecting: disconnected, without a prompt, and ready to try again', async ({ app, wallet }) => {
  await app.goto('/')
  await app.chooseWallet()
  await expect(wallet.prompt).toBeVisible()
  await app.page.reload()
  await expect(app.connectButton).toBeEnabled()
  await app.expectStatus('disconnected')
  await wallet.expectNoPrompt()
  await app.chooseWallet()
  await wallet.approve()
  await expect(app.accountButton()).toBeVisible()
})

test('while connected: connected, without a prompt', async ({ app, wallet }) => {
  await app.connect()
  await app.page.reload()
  await expect(app.accountButton()).toBeVisible()
  await app.expectStatus('connected')
  await wallet.expectNoPrompt()
})

test('while switching: connected where the wallet is', async ({ app, wallet }) => {
  await app.connect()
  await wallet.setMode('prompt')
  await app.openAccount()
  await app.chooseNetwork('Base')
  await expect(wallet.prompt).toBeVisible()
  await app.page.reload()
  await expect(app.accountButton()).toBeVisible()
  await app.expectStatus('connected')
  await app.expectNetwork('Ethereum')
  await expect(app.modal).toBeHidden()
  await wallet.expectNoPrompt()
})

test('in the moment of disconnecting: disconnected, although the wallet still permits the page', async ({
  app,
  wallet,
}) => {
  await app.connect()
  await app.openAccount()
  const button = app.dialog('Account').getByRole('button', { name: 'Disconnect' })
  const reloaded = app.page.waitForEvent('load')
  await button.evaluate((element: HTMLElement) => {
    element.click()
    location.reload()
  })
  await reloaded
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
  expect(await wallet.isPermitted()).toBe(true)
  await wallet.expectNoPrompt()
})
