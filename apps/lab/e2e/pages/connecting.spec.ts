import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('a declined request is told calmly and can be made again', async ({ app, wallet }) => {
  await app.goto('/')
  await app.chooseWallet()
  await wallet.reject()
  await expect(app.status('Connection declined')).toBeVisible()
  await app.expectStatus('disconnected')
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  await wallet.approve()
  await expect(app.accountButton()).toBeVisible()
})

test('a wallet that throws plain objects declines like any other', async ({ app }) => {
  await app.goto('/', { labWallet: 'reject', labErrors: 'plain' })
  await app.chooseWallet()
  await expect(app.status('Connection declined')).toBeVisible()
})

test('a wallet that never answers is given up by closing, and can be tried anew', async ({ app, wallet }) => {
  await app.goto('/', { labWallet: 'hang' })
  await app.chooseWallet()
  await wallet.waitForMethod('eth_requestAccounts')
  await app.expectStatus('connecting')
  await app.modal.getByRole('button', { name: 'Close' }).click()
  await expect(app.modal).toBeHidden()
  await app.expectStatus('disconnected')
  await expect(app.connectButton).not.toHaveAttribute('aria-busy')

  await wallet.setMode('auto')
  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
})

test('an approval that comes after the modal was closed connects nothing', async ({ app, wallet }) => {
  await app.goto('/')
  await app.chooseWallet()
  await expect(wallet.prompt).toBeVisible()
  // The prompt covers the modal, unlike a real wallet's window.
  await app.page.evaluate(() =>
    document.querySelector<HTMLButtonElement>('dialog[data-portico] button[aria-label="Close"]')?.click(),
  )
  await app.expectStatus('disconnected')
  await wallet.approve()
  await expect.poll(() => wallet.isPermitted()).toBe(true)
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
  await wallet.expectNoPrompt()
})

test('going back gives a request up', async ({ app, wallet }) => {
  await app.goto('/', { labWallet: 'hang' })
  await app.chooseWallet()
  await wallet.waitForMethod('eth_requestAccounts')
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await expect(app.dialog('Connect wallet').getByRole('button', { name: /^Lab Wallet/ })).toBeVisible()
  await app.expectStatus('disconnected')
})

test('a wallet that waits for an older request is named as such', async ({ app, wallet }) => {
  await app.goto('/', { labWallet: 'pending' })
  await app.chooseWallet()
  await expect(app.status('Your wallet is waiting for you')).toBeVisible()
  await wallet.setMode('auto')
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(app.accountButton()).toBeVisible()
})

test('a wallet without announcement is found at window.ethereum', async ({ app }) => {
  await app.goto('/', { labWallet: 'auto', legacy: 'only' })
  await app.chooseWallet('Browser Wallet')
  await expect(app.accountButton()).toBeVisible()
})

test('without a wallet the modal says so and explains what one is', async ({ app }) => {
  await app.goto('/', { labWallet: 'off', solanaWallet: 'off', connectors: '' })
  const modal = await app.openConnect()
  await expect(modal).toContainText('No wallet found')
  await modal.getByRole('button', { name: 'What is a wallet?' }).first().click()
  await expect(app.dialog('What is a wallet?')).toBeVisible()
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await expect(app.dialog('Connect wallet')).toBeVisible()
})

test('a double click on the button opens the modal, and neither closes it nor chooses a wallet in it', async ({
  app,
}) => {
  await app.goto('/')
  await app.connectButton.dblclick()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  // Positioned over the middle of the modal, so that the second click hits a wallet.
  await app.page.keyboard.press('Escape')
  await app.page.setViewportSize({ width: 560, height: 720 })
  await app.connectButton.dblclick()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await app
    .dialog('Connect wallet')
    .getByRole('button', { name: /^Lab Wallet/ })
    .click()
  // The lab wallet's own prompt has the same name.
  await expect(app.modal.getByRole('heading', { name: 'Lab Wallet' })).toBeVisible()
})
