import { expect } from '@playwright/test'
import { createApp } from '../support/createApp.js'
import { openPairing, pairWith, readPairingLink } from '../support/pairing.js'
import { test } from '../support/test.js'

const pendingKey = '@portico/pairings'

test('a page that is reloaded while the wallet decides is connected when it approves', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { labWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await app.expectStatus('disconnected')
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await expect(app.accountButton(peer.address)).toBeVisible()
  await app.page.getByText('Use the provider').click()
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.page.getByRole('status', { name: 'Result' })).toContainText('Sign message: valid signature')
  await peer.expectSessions(1)
  expect(await app.page.evaluate((key) => localStorage.getItem(key), pendingKey)).toBeNull()
  await app.page.reload()
  await expect(app.accountButton(peer.address)).toBeVisible()
})

test('a page that was away when the wallet approved is connected on return', async ({ app, peer }) => {
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  const { page } = app
  await page.goto('about:blank')
  await peer.pair(link)
  await app.goto('/', { labWallet: 'off' })
  await expect(app.accountButton(peer.address)).toBeVisible()
  await peer.expectSessions(1)
})

test('a network the wallet chose while the page was away or loading is the one it returns to', async ({
  app,
  peer,
}) => {
  await app.goto('/', { labWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.address)).toBeVisible()
  const { page } = app
  await page.goto('about:blank')
  await peer.switchChain(10)
  await app.goto('/', { labWallet: 'off' })
  await app.expectNetwork('OP Mainnet')
  for (const [chainId, name, waitMs] of [
    [8453, 'Base', 0],
    [1, 'Ethereum', 300],
    [10, 'OP Mainnet', 600],
  ] as const) {
    await page.reload({ waitUntil: 'commit' })
    // Different moments of the client's start, which nothing in the page indicates.
    await page.waitForTimeout(waitMs)
    await peer.switchChain(chainId)
    await app.expectNetwork(name)
  }
})

test('one that declines after a reload leaves the page as it was', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  await app.page.reload()
  await app.expectStatus('disconnected')
  await peer.pair(link)
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await peer.rejectProposal(peer.getState().proposals[0]?.id ?? 0)
  peer.setPolicy({ proposals: 'approve' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.address)).toBeVisible()
  await peer.expectSessions(1)
})

test('a fresh pairing gives way to an answer to the code of before the reload', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { labWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await readPairingLink(await openPairing(app))
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await expect(app.accountButton(peer.address)).toBeVisible()
  await expect(app.modal).toBeHidden()
  await peer.expectSessions(1)
})

test('a wallet that approves once something else is connected is sent away', async ({ app, peer }) => {
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { labWallet: 'auto' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await app.chooseWallet()
  await expect(app.accountButton()).toBeVisible()
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await peer.expectSessions(0)
  await expect(app.accountButton()).toBeVisible()
})

test('a session that a killed page left behind is ended once the client is used again', async ({ app, peer }) => {
  await app.goto('/', { labWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.address)).toBeVisible()
  await peer.expectSessions(1)
  // The state after a page goes away right after the approval: the client has stored the session, the app nothing.
  await app.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('@appkit/')) localStorage.removeItem(key)
  })
  await app.page.reload()
  await app.expectStatus('disconnected')
  await openPairing(app)
  await peer.expectSessions(0)
})

test('tabs with storages of their own leave each other their sessions', async ({ app, peer, context }) => {
  await pairWith(app, peer, { storage: 'session' })
  // Leave the page, so that it cannot tell the other one of its session.
  await app.page.goto('about:blank')
  const other = createApp(await context.newPage())
  await pairWith(other, peer, { storage: 'session' })
  await peer.expectSessions(2)
  await app.goto('/', { labWallet: 'off', storage: 'session' })
  await expect(app.accountButton(peer.address)).toBeVisible()
  await app.page.getByText('Use the provider').click()
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.page.getByRole('status', { name: 'Result' })).toContainText('Sign message: valid signature')
  await peer.expectSessions(2)
})

test('nothing is loaded after a reload when the pairing had been given up', async ({ app }) => {
  await app.goto('/', { labWallet: 'off' })
  const view = await openPairing(app)
  await readPairingLink(view)
  const key = await app.page.evaluate((name) => localStorage.getItem(name), pendingKey)
  expect(Object.keys(JSON.parse(key ?? '{}'))).toHaveLength(1)
  // The stored keys contain no part of the code's secret.
  expect(key).not.toContain('symKey')
  await view.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => app.page.evaluate((name) => localStorage.getItem(name), pendingKey)).toBeNull()
  const sockets: string[] = []
  app.page.on('websocket', (socket) => sockets.push(socket.url()))
  await app.page.reload()
  await app.expectStatus('disconnected')
  await expect(app.connectButton).toBeVisible()
  expect(sockets).toEqual([])
})

test('a second page beside one that pairs does not load the client, and follows', async ({ app, peer, context }) => {
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  const other = await context.newPage()
  const sockets: string[] = []
  other.on('websocket', (socket) => sockets.push(socket.url()))
  await other.goto('/?labWallet=off')
  await expect(other.getByRole('button', { name: 'Connect wallet', exact: true }).first()).toBeVisible()
  expect(sockets).toEqual([])
  await peer.pair(link)
  await expect(app.accountButton(peer.address)).toBeVisible()
  await other.getByText('Use the provider').click()
  await expect(other.getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await peer.expectSessions(1)
})
