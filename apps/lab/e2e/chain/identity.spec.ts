import { expect } from '@playwright/test'
import { reviewSend } from '../support/sendForm.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

/** The account that the lab's ENS calls alice.eth. */
const findAlice = (accounts: readonly { readonly address: string }[] = []) => accounts[1]?.address ?? ''

test('whom something was sent to goes by name, as the service tells it', async ({ app, lab }) => {
  await app.connect('/')
  const form = await reviewSend(app, { amount: '0.03125', recipient: findAlice(lab.accounts.eip155) })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'Activity' }).click()
  await expect(account.getByRole('button').filter({ hasText: 'alice.eth' }).first()).toBeVisible()
})

test('a service that is down gives way to the chain', async ({ app, lab, control }) => {
  await control.data({ space: '/nameless', path: '/v1/identity/*', status: 404 })
  await control.data({ space: '/nameless', path: '/v1/profile/reverse/*', status: 404 })
  await app.connect('/', { 'services.blockchainApi': '/nameless' })
  const form = await reviewSend(app, { amount: '0.03125', recipient: findAlice(lab.accounts.eip155) })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'Activity' }).click()
  await expect(account.getByRole('button').filter({ hasText: 'alice.eth' }).first()).toBeVisible()
})

test('nobody is asked for a name before the account is opened', async ({ app, control }) => {
  await app.connect('/', { 'services.blockchainApi': '/unasked' })
  await waitForQuiet(app.page)
  const asked = async () =>
    (await control.readData('/unasked')).requests.filter((request) => JSON.stringify(request).includes('identity'))
  expect(await asked()).toEqual([])
  await app.openAccount()
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(0)
})
