import { expect } from '@playwright/test'
import { labWalletAccounts, labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { createApp } from '../support/createApp.js'
import { createSignIn } from '../support/signIn.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

const account = `eip155:1:${labWalletKey.address}`
const second = labWalletAccounts[1]?.address ?? ''
const required = { labWallet: 'auto', labAccounts: '2', siwx: 'required' }

test('shows the whole message, signs it, and stays signed in after a reload until the wallet is disconnected', async ({
  app,
  wallet,
  lab,
}) => {
  const { view, message, sign, expectSignedIn, expectSignedOut } = createSignIn(app)
  await app.goto('/', { ...required, labWallet: 'prompt' })
  await app.chooseWallet()
  await wallet.approve()
  await expect(message).toContainText(`${new URL(lab.web).host} wants you to sign in with your Ethereum account:`)
  await expect(message).toContainText(labWalletKey.address)
  await expect(message).toContainText('Sign in to the Portico lab.')
  await expect(message).toContainText(/Nonce: [\da-zA-Z]{17,}/)
  await app.page.keyboard.press('Escape')
  await expect(view).toBeVisible()
  await view.getByRole('button', { name: 'Close' }).click()
  await expect(view).toBeVisible()

  await sign()
  await expect(view.getByText('Continue in Lab Wallet')).toBeVisible()
  await wallet.approve()
  await expectSignedIn(account)
  await app.page.reload()
  await expectSignedIn(account)
  await wallet.expectNoPrompt()

  await app.openAccount()
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expectSignedOut()
  expect(await app.page.evaluate(() => localStorage.getItem('@appkit/siwx') ?? '[]')).toBe('[]')
})

test('a decline is told as one; the next attempt has another nonce', async ({ app, wallet }) => {
  const { message, alert, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', required)
  await app.chooseWallet()
  const nonceOf = async () => /Nonce: (\w+)/.exec((await message.textContent()) ?? '')?.[1]
  await expect.poll(nonceOf).toBeTruthy()
  const first = await nonceOf()
  await wallet.setMode('reject')
  await sign()
  await expect(alert).toContainText('Signature declined')
  await expect.poll(nonceOf).not.toBe(first)
  await wallet.failNext('personal_sign', { code: -32000, message: 'out of order' })
  await wallet.setMode('auto')
  await sign()
  await expect(alert).toContainText('You are not signed in')
  await expect(alert).not.toContainText('declined')
  await sign()
  await expectSignedIn(account)
})

test('"Cancel" disconnects where signing in is required, and only closes where it is not', async ({ app }) => {
  const { cancel, view, expectSignedOut } = createSignIn(app)
  await app.goto('/', required)
  await app.chooseWallet()
  await cancel()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await app.expectStatus('disconnected')

  await app.goto('/', { ...required, siwx: 'optional' })
  await app.chooseWallet()
  await cancel()
  await expect(app.modal).toBeHidden()
  await app.expectStatus('connected')
  await expectSignedOut()
  await app.openAccount()
  await app.page.keyboard.press('Escape')
  await app.page.reload()
  await app.expectStatus('connected')
  await expect(view).toBeHidden()
  await app.page.getByRole('button', { name: 'Show the message' }).click()
  await expect(view).toBeVisible()
})

test('another account or network signs in for itself, and what was signed before still counts', async ({
  app,
  wallet,
}) => {
  const { message, view, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', required)
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  await wallet.selectAccount(1)
  await expect(message).toContainText(second)
  await sign()
  await expectSignedIn(`eip155:1:${second}`)
  await wallet.switchChain(8453)
  await expect(message).toContainText('Chain ID: 8453')
  await sign()
  await expectSignedIn(`eip155:8453:${second}`)
  const asked = (await wallet.getAsks()).length
  await wallet.switchChain(1)
  await expectSignedIn(`eip155:1:${second}`)
  await wallet.selectAccount(0)
  await expectSignedIn(account)
  await expect(view).toBeHidden()
  expect((await wallet.getAsks()).length).toBe(asked)
})

test('signs out with a change of account or network where the app wants that', async ({ app, wallet }) => {
  const { view, sign, message, expectSignedIn } = createSignIn(app)
  await app.goto('/', { ...required, signOutOnAccountChange: 'on', signOutOnNetworkChange: 'on' })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  await wallet.selectAccount(1)
  await expect(message).toContainText(second)
  await wallet.selectAccount(0)
  await expect(message).toContainText(labWalletKey.address)
  await sign()
  await expectSignedIn(account)
  await wallet.switchChain(8453)
  await expect(message).toContainText('Chain ID: 8453')
  await wallet.switchChain(1)
  await expect(message).toContainText('Chain ID: 1')
  await expect(view).toBeVisible()
})

test('an expired sign-in is asked for again', async ({ app }) => {
  const { view, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', { ...required, clock: 'lab', siwxLifetime: '3600000' })
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  const forward = (name: string) => app.page.getByRole('button', { name: `Forward by ${name}` }).click()
  await forward('1 minute')
  await expect(view).toBeHidden()
  await forward('1 hour')
  await expect(view).toBeVisible()
  await sign()
  await expectSignedIn(account)
})

test('a reload at any step leads back to the message, and one signature is enough', async ({ app, wallet }) => {
  const { view, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', { ...required, labWallet: 'prompt' })
  await app.chooseWallet()
  await wallet.approve()
  await expect(view).toBeVisible()
  await app.page.reload()
  await expect(view).toBeVisible()
  await sign()
  await expect(wallet.prompt).toBeVisible()
  await app.page.reload()
  await expect(view).toBeVisible()
  await sign()
  await wallet.approve()
  await expectSignedIn(account)
  await app.page.reload()
  await expectSignedIn(account)
})

test('what one tab does shows in the other within 3 s, which asks nothing', async ({ app, context }) => {
  const params = { ...required, siwx: 'optional' }
  const other = createApp(await context.newPage())
  const there = createSignIn(other)
  await other.goto('/', params)
  const here = createSignIn(app)
  await app.goto('/', params)
  await app.chooseWallet()
  await other.expectStatus('connected')
  await here.sign()
  await here.expectSignedIn(account)
  await expect(there.status).toContainText(`authenticated as ${account}`, { timeout: 3000 })
  await expect(other.modal).toBeHidden()
  await app.page.getByRole('button', { name: 'Sign out' }).click()
  await here.expectSignedOut()
  await expect(there.status).toHaveText('unauthenticated', { timeout: 3000 })
  await expect(other.modal).toBeHidden()
})

test('where signing in is required, tabs sign in and out together within 3 s, and none asks by itself', async ({
  app,
  wallet,
  context,
}) => {
  const other = createApp(await context.newPage())
  const [here, there] = [createSignIn(app), createSignIn(other)]
  const inTime = { timeout: 3000 }
  await other.goto('/', required)
  await app.goto('/', required)
  await app.chooseWallet()
  await expect(here.view).toBeVisible()
  await other.expectStatus('connected')
  await expect(other.modal).toBeHidden()
  await here.sign()
  await here.expectSignedIn(account)
  await expect(there.status).toContainText(`authenticated as ${account}`, inTime)

  // Signing out disconnects, in both.
  await other.page.getByRole('button', { name: 'Sign out' }).click()
  await there.expectSignedOut()
  await expect(here.status).toHaveText('unauthenticated', inTime)
  await app.expectStatus('disconnected')
  await other.expectStatus('disconnected')
  await expect(app.modal).toBeHidden()

  await app.chooseWallet()
  await expect(here.view).toBeVisible()
  await other.page.reload()
  await other.expectStatus('connected')
  // Both show a message now; whichever is signed is enough.
  await expect(there.view).toBeVisible()
  const asked = (await wallet.getAsks()).length
  await there.sign()
  await there.expectSignedIn(account)
  await expect(here.status).toContainText(`authenticated as ${account}`, inTime)
  await expect(app.modal).toBeHidden()
  expect((await wallet.getAsks()).length).toBe(asked)
})

test('tabs that hear of a sign-in tell nobody of it in turn', async ({ app, context }) => {
  const other = createApp(await context.newPage())
  const third = await context.newPage()
  const [here, there] = [createSignIn(app), createSignIn(other)]
  await other.goto('/', required)
  await app.goto('/', required)
  await app.chooseWallet()
  await other.expectStatus('connected')
  await third.goto('/lab.json')
  await third.evaluate(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    new BroadcastChannel('portico-sign-in:').onmessage = ({ data }) => told.push(data)
  })
  const count = () => third.evaluate(() => (Reflect.get(globalThis, 'told') as unknown[]).length)
  await here.sign()
  await here.expectSignedIn(account)
  await expect(there.status).toContainText(`authenticated as ${account}`)
  await waitForQuiet(other.page)
  expect(await count()).toBe(1)
  await app.page.getByRole('button', { name: 'Sign out' }).click()
  await there.expectSignedOut()
  await other.expectStatus('disconnected')
  await waitForQuiet(other.page)
  const told = await count()
  await waitForQuiet(app.page)
  expect(await count()).toBe(told)
  expect(told).toBeLessThanOrEqual(3)
})

for (const siwxStorage of ['memory', 'local'])
  test(`sign-ins are kept where the app says: ${siwxStorage}`, async ({ app }) => {
    const { view, sign, expectSignedIn } = createSignIn(app)
    await app.goto('/', { ...required, siwxStorage })
    await app.chooseWallet()
    await sign()
    await expectSignedIn(account)
    await app.page.reload()
    if (siwxStorage === 'local') await expectSignedIn(account)
    else await expect(view).toBeVisible()
  })
