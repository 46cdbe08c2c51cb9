import { expect } from '@playwright/test'
import { openPairing, pairWith, readPairingLink } from '../support/pairing.js'
import { test } from '../support/test.js'

/** The client resends what it was sending when the connection broke after about 17 s. */
const resendLimitMs = 25_000

// The browser itself logs every failed connection.
test.use({ relaySpace: '/relay-faults', expectedProblems: [/^WebSocket connection to /] })

test('a request that is open when the relay restarts is answered', async ({ app, peer, control, relaySpace }) => {
  test.setTimeout(60_000)
  await pairWith(app, peer, { relay: relaySpace })
  peer.setPolicy({ requests: 'ask' })
  const { page } = app
  await page.getByText('Use the provider').click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await peer.waitForOpen()
  await control.relay({ space: relaySpace.slice(1), restart: true, downMs: 500 })
  await peer.approveOpen()
  const result = page.getByRole('status', { name: 'Result' })
  await expect(result).toContainText('Sign message: valid signature', { timeout: resendLimitMs })
})

test('a request made while the relay is away is answered', async ({ app, peer, control, relaySpace }) => {
  test.setTimeout(60_000)
  await pairWith(app, peer, { relay: relaySpace })
  const { page } = app
  await page.getByText('Use the provider').click()
  const space = relaySpace.slice(1)
  await control.relay({ space, down: true })
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect.poll(async () => (await control.readRelay(space)).opened).toBeGreaterThan(3)
  await control.recoverRelay(space)
  const result = page.getByRole('status', { name: 'Result' })
  await expect(result).toContainText('Sign message: valid signature', { timeout: resendLimitMs })
})

test('says that it still tries while the relay is down, and goes on when it is back', async ({
  app,
  peer,
  control,
  relaySpace,
}) => {
  test.setTimeout(60_000)
  const space = relaySpace.slice(1)
  await control.relay({ space, down: true })
  await app.goto('/', { labWallet: 'off', relay: relaySpace })
  const view = await openPairing(app)
  await expect(view.getByText('Still trying to reach the relay…')).toBeVisible({ timeout: 15_000 })
  await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  await control.recoverRelay(space)
  await expect(view.getByRole('img', { name: 'QR code' })).toBeVisible({ timeout: 15_000 })
  await peer.pair(await readPairingLink(view))
  await expect(app.accountButton(peer.address)).toBeVisible({ timeout: resendLimitMs })
})
