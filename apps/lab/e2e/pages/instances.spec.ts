import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { createApp, matchAddress } from '../support/createApp.js'
import { createWallet } from '../support/createWallet.js'
import { test } from '../support/test.js'

test('two instances in one page never affect each other', async ({ app, context, page }) => {
  const first = page.getByRole('region', { name: 'First instance' })
  const second = page.getByRole('region', { name: 'Second instance' })
  const shortAddress = { name: matchAddress(labWalletKey.address) }
  await app.goto('/two.html', { labWallet: 'auto' })

  await first.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(app.modal).toHaveCount(1)
  await app.modal.getByRole('button', { name: /^Lab Wallet/ }).click()
  await expect(first.getByRole('button', shortAddress).first()).toBeVisible()
  await expect(second.getByRole('button', { name: 'Connect wallet' })).toBeVisible()

  // Another tab does not tell the second instance what the first has done either.
  const other = createApp(await context.newPage())
  await other.goto('/two.html', { labWallet: 'auto' })
  const otherSecond = other.page.getByRole('region', { name: 'Second instance' })
  await expect(
    other.page.getByRole('region', { name: 'First instance' }).getByRole('button', shortAddress).first(),
  ).toBeVisible()
  await expect(otherSecond.getByRole('button', { name: 'Connect wallet' })).toBeVisible()

  await second.getByRole('button', { name: 'Connect wallet' }).click()
  await app.modal.getByRole('button', { name: /^Lab Wallet/ }).click()
  await expect(second.getByRole('button', shortAddress).first()).toBeVisible()
  await first.getByRole('button', shortAddress).first().click()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(first.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await page.reload()
  await expect(first.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await createWallet(page).expectNoPrompt()
})
