import { expect } from '@playwright/test'
import { labWalletAccounts } from '../../shared/wallet/labWalletAccounts.js'
import { createApp, matchAddress } from '../support/createApp.js'
import { createWallet } from '../support/createWallet.js'
import { test } from '../support/test.js'

const params = { labWallet: 'auto', labAccounts: '2' }

test('what one tab does shows in the other without a prompt', async ({ app, context }) => {
  const other = createApp(await context.newPage())
  const otherWallet = createWallet(other.page)
  await other.goto('/', params)
  await expect(other.connectButton).toBeVisible()

  await app.connect('/', params)
  await expect(other.accountButton()).toBeVisible()

  await app.openAccount()
  await app.chooseNetwork('Base')
  await app.expectNetwork('Base')
  await expect.poll(async () => (await other.getState()).network.name).toBe('Base')

  await app.page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
  const account = await app.openAccount()
  const second = labWalletAccounts[1]?.address ?? ''
  await account.getByRole('button', { name: matchAddress(second) }).click()
  await expect.poll(async () => (await app.getState()).namespaces.eip155?.address).toBe(second)
  await expect(other.accountButton(second)).toBeVisible()

  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(other.connectButton).toBeVisible()
  await otherWallet.expectNoPrompt()
})

test('a tab opened later is connected at once', async ({ app, context }) => {
  await app.connect('/', params)
  const other = createApp(await context.newPage())
  await other.goto('/', params)
  await expect(other.accountButton(labWalletAccounts[0].address)).toBeVisible()
  await createWallet(other.page).expectNoPrompt()
})
