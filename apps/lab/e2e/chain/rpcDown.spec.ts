import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('a chain that does not answer is told in place of the balance, and trying again brings it', async ({
  app,
  control,
}) => {
  await control.fail(10, { status: 503 })
  await app.connect('/', { labChain: '10', network: '10' })
  const account = await app.openAccount()
  const retry = account.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await expect(account.getByRole('button', { name: 'Disconnect' })).toBeEnabled()
  await control.recover(10)
  await retry.click()
  await expect(retry).toBeHidden()
  await expect(account.getByText(/\d\sETH/).first()).toBeVisible()
})

test('a chain that drops connections does not keep a wallet from connecting or leaving', async ({ app, control }) => {
  await control.fail(10, { drop: true })
  await app.connect('/', { labChain: '10', network: '10' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
})
