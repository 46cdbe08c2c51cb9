import { expect } from '@playwright/test'
import { openSend } from '../support/sendForm.js'
import { test } from '../support/test.js'

test('a chain that does not answer is told in place of the balances, and trying again brings them', async ({
  app,
  control,
}) => {
  await control.fail(10, { status: 503 })
  await control.data({ space: '/down', status: 503 })
  await app.connect('/', { labChain: '10', network: '10', 'services.blockchainApi': '/down' })
  const account = await app.openAccount()
  const retry = account.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await expect(account.getByText('Token balances are unavailable')).toBeVisible()
  await expect(account.getByRole('button', { name: 'Disconnect' })).toBeEnabled()

  await control.recover(10)
  await control.recoverData('/down')
  await retry.click()
  await expect(account.getByText(/\d\sETH/).first()).toBeVisible()
  await expect(account.getByText(/\d\sLAB/).first()).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('the send form reads a balance again that could not be read', async ({ app, control }) => {
  await control.fail(10, { status: 503 })
  await app.connect('/', { labChain: '10', network: '10' })
  const form = await openSend(app)
  const retry = form.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await control.recover(10)
  await retry.click()
  await expect(form.getByText(/\d\sETH/).first()).toBeVisible()
})

test('a chain that drops connections does not keep a wallet from connecting or leaving', async ({ app, control }) => {
  await control.fail(10, { drop: true })
  await app.connect('/', { labChain: '10', network: '10' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
})
