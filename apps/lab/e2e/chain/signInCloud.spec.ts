import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { createSignIn } from '../support/signIn.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

// The app's log says so, too.
test.use({ expectedProblems: [/A problem occurred while trying initialize authentication/] })

const account = `eip155:1:${labWalletKey.address}`
const cloud = { labWallet: 'auto', siwx: 'required', siwxStorage: 'cloud', projectId: 'lab' }
const space = (name: string) => ({ 'services.auth': `/${name}` })

test('the service verifies, and knows the account after a reload', async ({ app, control }) => {
  const { sign, expectSignedIn, view } = createSignIn(app)
  await app.goto('/', { ...cloud, ...space('cloud') })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  const list = async () => (await control.readSignInService('cloud')).requests.map(({ path }) => path)
  const signed = await list()
  expect(signed.filter((path) => path !== 'GET me')).toEqual(['GET nonce', 'POST authenticate'])
  await app.page.reload()
  await expectSignedIn(account)
  await expect(view).toBeHidden()
  // The service was asked who is there, and for nothing else.
  const asked = (await list()).slice(signed.length)
  expect([...new Set(asked)]).toEqual(['GET me'])
  await control.signInServiceTime({ space: 'cloud', end: true })
  await app.page.reload()
  await expect(view).toBeVisible()
})

test('while it is down nobody is asked to sign again, and a message can be asked for later', async ({
  app,
  control,
}) => {
  const { sign, view, expectSignedIn, alert, status } = createSignIn(app)
  const name = 'cloud-down'
  await control.signInService({ space: name, path: 'nonce', status: 503 })
  await app.goto('/', { ...cloud, ...space(name) })
  await app.chooseWallet()
  await expect(alert).toContainText('You are not signed in')
  await expect(view.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled()
  await control.recoverSignInService(name)
  await view.getByRole('button', { name: 'Try again' }).click()
  await sign()
  await expectSignedIn(account)
  await control.signInService({ space: name, status: 503 })
  await app.page.reload()
  await app.expectStatus('connected')
  await expect(status).toHaveText('unauthenticated')
  await expect(view).toBeHidden()
  // The session has stayed, and counts again without a prompt.
  await control.recoverSignInService(name)
  await app.page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectSignedIn(account)
  const { requests } = await control.readSignInService(name)
  expect(requests.filter(({ path }) => path === 'POST authenticate')).toHaveLength(1)
})

test('one that cannot say whether the account is signed in ends a new connection', async ({ app, control }) => {
  const { sign, expectSignedIn } = createSignIn(app)
  const name = 'cloud-unknown'
  await app.goto('/', { ...cloud, ...space(name), signOutOnDisconnect: 'off' })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  await app.openAccount()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await app.page.reload()
  await control.signInService({ space: name, path: 'me', status: 500 })
  await app.chooseWallet()
  await expect(app.modal.getByText('A problem occurred while trying initialize authentication')).toBeVisible()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await app.expectStatus('disconnected')
})

test('clocks may differ by a minute, and no more', async ({ app, control }) => {
  const { sign, alert, expectSignedIn } = createSignIn(app)
  const name = 'cloud-skew'
  await control.signInServiceTime({ space: name, advanceMs: -180_000 })
  await app.goto('/', { ...cloud, ...space(name) })
  await app.chooseWallet()
  await sign()
  await expect(alert).toContainText('You are not signed in')
  await expect(alert).not.toContainText('declined')
  await control.signInServiceTime({ space: name, advanceMs: 140_000 })
  await sign()
  await expectSignedIn(account)
})

test('a reload while the service verifies leads back to a message', async ({ app, control }) => {
  const { sign, view, expectSignedIn } = createSignIn(app)
  const name = 'cloud-slow'
  await app.goto('/', { ...cloud, ...space(name) })
  await app.chooseWallet()
  await expect(view.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  await control.signInService({ space: name, path: 'authenticate', delayMs: 20_000, times: 1 })
  await sign()
  const count = async (path: string) =>
    (await control.readSignInService(name)).requests.filter((request) => request.path === path).length
  await expect.poll(() => count('POST authenticate')).toBe(1)
  await app.page.reload()
  await expect(view).toBeVisible()
  await sign()
  await expectSignedIn(account)
  expect(await count('POST authenticate')).toBe(2)
})

const dayMs = 86_400_000

test('a token that expires asks nobody for a signature: the message waits where signing in is required', async ({
  app,
  control,
  wallet,
}) => {
  const { sign, view, cancel, expectSignedIn } = createSignIn(app)
  const name = 'cloud-expired'
  await app.goto('/', { ...cloud, ...space(name), clock: 'lab' })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  const asked = (await wallet.getAsks()).length
  await control.signInServiceTime({ space: name, advanceMs: dayMs })
  await app.page.getByRole('button', { name: 'Forward by 1 day' }).click()
  // The account stays connected, its view is held, and the wallet hears of nothing before somebody presses "Sign".
  await expect(view).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(view).toBeVisible()
  await app.expectStatus('connected')
  await waitForQuiet(app.page)
  expect((await wallet.getAsks()).length).toBe(asked)
  const count = async (path: string) =>
    (await control.readSignInService(name)).requests.filter((request) => request.path === path).length
  expect(await count('POST authenticate')).toBe(1)
  expect(await count('GET nonce')).toBe(2)
  await sign()
  await expectSignedIn(account)

  await control.signInServiceTime({ space: name, advanceMs: dayMs })
  await app.page.getByRole('button', { name: 'Forward by 1 day' }).click()
  await cancel()
  await app.expectStatus('disconnected')
})

test('where signing in is optional, a token that expires is told by the status alone', async ({
  app,
  control,
  wallet,
}) => {
  const { sign, expectSignedIn, expectSignedOut } = createSignIn(app)
  const name = 'cloud-expired-optional'
  await app.goto('/', { ...cloud, ...space(name), siwx: 'optional', clock: 'lab' })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  const asked = (await wallet.getAsks()).length
  await control.signInServiceTime({ space: name, advanceMs: dayMs })
  await app.page.getByRole('button', { name: 'Forward by 1 day' }).click()
  await expectSignedOut()
  await waitForQuiet(app.page)
  await app.expectStatus('connected')
  await expect(app.modal).toBeHidden()
  expect((await wallet.getAsks()).length).toBe(asked)
})
