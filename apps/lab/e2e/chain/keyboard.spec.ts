import { expect, type Locator } from '@playwright/test'
import { parseEther } from 'viem'
import type { App } from '../support/createApp.js'
import { sentStatus } from '../support/sendForm.js'
import { test } from '../support/test.js'

/** Presses Tab until a control has the focus, like a keyboard user. */
async function tabTo({ page }: App, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

async function press(app: App, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(app, control)
  await app.page.keyboard.press(key)
}

test('the whole path works with the keyboard alone', async ({ app, wallet, chain, lab }) => {
  const { page } = app
  const recipient = lab.accounts.eip155?.[2]?.address ?? ''
  await app.goto('/')
  await press(app, app.connectButton)
  await press(app, app.dialog('Connect wallet').getByRole('button', { name: /^Lab Wallet/ }))
  await expect(wallet.prompt).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(app.accountButton()).toBeVisible()
  await expect(app.modal).toBeHidden()
  await expect(app.accountButton()).toBeFocused()

  await page.keyboard.press('Space')
  const account = app.dialog('Account')
  await press(app, account.getByRole('button', { name: /^Network/ }))
  await press(app, app.dialog('Choose network').getByRole('button', { name: /^Base/ }), 'Space')
  await expect(wallet.prompt).toBeVisible()
  await page.keyboard.press('Enter')
  await app.expectNetwork('Base')

  const before = await chain(8453).getBalance(recipient)
  if (!(await account.isVisible())) await press(app, app.accountButton())
  await press(app, account.getByRole('button', { name: 'Send', exact: true }))
  const form = app.dialog('Send')
  await tabTo(app, form.getByRole('textbox', { name: 'Amount' }))
  await page.keyboard.type('0.5')
  await tabTo(app, form.getByRole('textbox', { name: 'Recipient' }))
  await page.keyboard.type(recipient)
  await expect(form.getByRole('button', { name: 'Review' })).toBeEnabled()
  await press(app, form.getByRole('button', { name: 'Review' }))
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await press(app, form.getByRole('button', { name: 'Send', exact: true }))
  await expect(wallet.prompt).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(sentStatus(form)).toBeVisible()
  expect((await chain(8453).getBalance(recipient)) - before).toBe(parseEther('0.5'))

  await page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
  await press(app, app.accountButton())
  await press(app, account.getByRole('button', { name: 'Disconnect' }))
  await expect(app.connectButton).toBeVisible()
})
