import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { createApp } from '../support/createApp.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { createSignIn } from '../support/signIn.js'
import { test } from '../support/test.js'

const account = `eip155:1:${labWalletKey.address}`
const own = { labWallet: 'auto', siwx: 'required', siwxStorage: 'own' }
const space = (name: string) => ({ 'services.auth': `/${name}` })

test('an own server keeps the sign-in: after a reload, in another tab, until somebody signs out', async ({
  app,
  context,
  control,
  wallet,
}) => {
  const { sign, view, message, expectSignedIn, expectSignedOut } = createSignIn(app)
  const name = 'own'
  const params = { ...own, ...space(name), siwx: 'optional' }
  await app.goto('/', params)
  await app.chooseWallet()
  await expect(message).toContainText(labWalletKey.address)
  await sign()
  await expectSignedIn(account)
  // Nothing of it lies in the page: neither the sign-in nor the cookie that names the visitor.
  const left = await app.page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join())
  expect(left).not.toMatch(/siwx|visitor/)
  await app.page.reload()
  await expectSignedIn(account)
  await wallet.expectNoPrompt()

  const other = createApp(await context.newPage())
  const there = createSignIn(other)
  await other.goto('/', params)
  await there.expectSignedIn(account)
  await other.page.getByRole('button', { name: 'Sign out' }).click()
  await there.expectSignedOut()
  await expectSignedOut()
  await expect(view).toBeHidden()
  await app.page.reload()
  await expectSignedOut()
  const { requests } = await control.readSignInService(name)
  expect(requests.filter(({ path }) => path === 'POST sessions')).toHaveLength(1)
  expect(requests.filter(({ path }) => path === 'DELETE sessions')).toHaveLength(1)
})

test('another visitor with the same account signs in anew', async ({ app, browser, lab }) => {
  const params = { ...own, ...space('own-visitors') }
  const here = createSignIn(app)
  await app.goto('/', params)
  await app.chooseWallet()
  await here.sign()
  await here.expectSignedIn(account)
  const context = await browser.newContext({ baseURL: lab.web })
  const other = createApp(await context.newPage())
  const there = createSignIn(other)
  await other.goto('/', params)
  await other.chooseWallet()
  await expect(there.view).toBeVisible()
  await there.sign()
  await there.expectSignedIn(account)
  await context.close()
})

test('while the own server is down nobody is signed out, and a signature is handed in again', async ({
  app,
  control,
  wallet,
}) => {
  const { sign, view, alert, status, expectSignedIn } = createSignIn(app)
  const name = 'own-down'
  await app.goto('/', { ...own, ...space(name) })
  await app.chooseWallet()
  await expect(view.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  await control.signInService({ space: name, path: 'sessions', status: 503, times: 2 })
  await sign()
  await expect(alert).toContainText('You are not signed in')
  const asked = (await wallet.getAsks()).length
  await control.recoverSignInService(name)
  await view.getByRole('button', { name: 'Check again' }).click()
  await expectSignedIn(account)
  expect((await wallet.getAsks()).length).toBe(asked)

  await control.signInService({ space: name, drop: true })
  await app.page.reload()
  await app.expectStatus('connected')
  await expect(status).toHaveText('unauthenticated')
  await expect(view).toBeHidden()
  await control.recoverSignInService(name)
  await app.page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectSignedIn(account)
  await wallet.expectNoPrompt()
})

test('what was signed for networks at once is kept together', async ({ app, control, peer }) => {
  const { expectSignedIn } = createSignIn(app)
  const name = 'own-networks'
  await app.goto('/', { ...own, ...space(name), labWallet: 'off', solana: 'off', connectors: 'walletConnect' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expectSignedIn(`eip155:1:${peer.address}`)
  await peer.switchChain(8453)
  await expectSignedIn(`eip155:8453:${peer.address}`)
  const { requests } = await control.readSignInService(name)
  expect(requests.filter(({ path }) => path === 'PUT sessions')).toHaveLength(1)
})
