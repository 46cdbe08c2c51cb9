import { expect } from '@playwright/test'
import { openPairing, pairWith, readPairingLink, readPairingStatus } from '../support/pairing.js'
import { test } from '../support/test.js'

test('says that the wallet declined, and pairs with a fresh code', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'reject' })
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  const link = await readPairingLink(view)
  await peer.pair(link)
  await expect(view.getByText('Connection declined')).toBeVisible()
  peer.setPolicy({ proposals: 'approve' })
  await view.getByRole('button', { name: 'Try again' }).click()
  const fresh = await readPairingLink(view)
  expect(fresh).not.toBe(link)
  await peer.pair(fresh)
  await expect(app.accountButton(peer.address)).toBeVisible()
})

test('"Copy link" copies the very link of the code', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  const link = await readPairingLink(view)
  await view.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => app.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('a wallet that answers after the person has gone back connects nothing', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  await peer.pair(await readPairingLink(view))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await view.getByRole('button', { name: 'Back' }).click()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await app.expectStatus('disconnected')
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await peer.expectSessions(0)
  await app.expectStatus('disconnected')
})

test('shows which networks the wallet left out', async ({ app, peer }) => {
  peer.setPolicy({ grant: { chains: ['eip155:1', 'eip155:10'] } })
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  await peer.pair(await readPairingLink(view))
  await expect(app.modal.getByText('Connected with limits')).toBeVisible()
  await expect(app.modal.getByText('Base', { exact: true })).toBeVisible()
  await app.modal.getByRole('button', { name: 'Continue' }).click()
  await expect(app.accountButton(peer.address)).toBeVisible()
})

test('a request the wallet refuses fails with the right words, one that hangs can be answered later', async ({
  app,
  peer,
}) => {
  await pairWith(app, peer)
  const { page } = app
  const result = page.getByRole('status', { name: 'Result' })
  await page.getByText('Use the provider').click()
  peer.setPolicy({ requests: 'reject' })
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(result).toContainText(/Sign message failed: User rejected/)
  peer.setPolicy({ requests: 'ask' })
  await page.getByRole('button', { name: 'Sign message' }).click()
  await peer.waitForOpen()
  await expect(result).toContainText('Sign message: waiting for the wallet')
  await peer.approveOpen()
  await expect(result).toContainText('Sign message: valid signature')
})

test('the wallet ends the session', async ({ app, peer }) => {
  await pairWith(app, peer)
  await app.openAccount()
  await peer.disconnect()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await expect(app.page.getByRole('alert').filter({ hasText: 'ended the session' })).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.connectButton).toBeVisible()
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
})

test('the wallet chooses another account', async ({ app, peer }) => {
  await pairWith(app, peer)
  await peer.selectAccount({ index: 1 })
  await expect(app.accountButton(peer.addresses.eip155[1])).toBeVisible()
})

test('a network the wallet learns later can be used', async ({ app, peer }) => {
  peer.setPolicy({ grant: { chains: ['eip155:1'] } })
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  await peer.pair(await readPairingLink(view))
  await app.modal.getByRole('button', { name: 'Continue' }).click()
  await expect(app.accountButton(peer.address)).toBeVisible()
  await peer.switchChain(8453, 'hex')
  await app.expectNetwork('Base')
})

test('a code that is about to expire gives way to a fresh one', async ({ app, peer }) => {
  await app.goto('/', { labWallet: 'off', clock: 'lab' })
  const view = await openPairing(app)
  const link = await readPairingLink(view)
  await app.page.evaluate(() => {
    // The playground sets it with `clock=lab`.
    const labClock = Reflect.get(window, 'labClock') as { advance(ms: number): void }
    labClock.advance(240_000)
  })
  await expect.poll(() => readPairingStatus(view)).not.toBe(link)
  await peer.pair(await readPairingLink(view))
  await expect(app.accountButton(peer.address)).toBeVisible()
})

test('two tabs share the session, and end it together', async ({ app, peer, context }) => {
  await pairWith(app, peer)
  const other = await context.newPage()
  await other.goto('/?labWallet=off')
  const isConnected = other.getByRole('button', { name: 'Sign message' })
  await other.getByText('Use the provider').click()
  await expect(isConnected).toBeEnabled()
  for (const page of [other, app.page]) {
    if (page === app.page) await page.getByText('Use the provider').click()
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('Sign message: valid signature')
  }
  await app.openAccount(peer.address)
  await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  await expect(other.getByRole('button', { name: 'Connect wallet', exact: true }).first()).toBeVisible()
  await peer.expectSessions(0)
})

test('one session serves two namespaces', async ({ app, peer }) => {
  await pairWith(app, peer, { networks: 'mainnet,base,solana' })
  await expect.poll(async () => (await app.getState()).namespaces.solana?.status).toBe('connected')
  await app.expectStatus('connected')
  const { namespaces } = await app.getState()
  expect(namespaces.solana?.accounts[0]?.address).toBe(peer.addresses.solana)
  expect(peer.getState().sessions).toHaveLength(1)
  await app.page.reload()
  await expect.poll(async () => (await app.getState()).namespaces.solana?.status).toBe('connected')
  await peer.disconnect()
  await expect.poll(async () => (await app.getState()).namespaces.solana?.status).toBe('disconnected')
  await app.expectStatus('disconnected')
})
