import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { expect, it } from 'vitest'
import { getDeepLinkChoice } from '../deepLinks/deepLinkChoice.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getRecentWallets } from '../wallets/list/getRecentWallets.js'
import { setPairingLink } from './setPairingLink.js'
import { startPairing } from './startPairing.js'

function arrange() {
  const connection = createFakeConnection({ connectorId: 'walletConnect' })
  const relay = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', connection })
  const customWallets = [{ id: 'abc', name: 'Abc', mobile_link: 'abc://' }]
  return { relay, ...createTestPortico({ connectors: [relay], customWallets }) }
}

it('remembers the wallet, and the app that was opened with the code', async () => {
  const { clock, portico, relay } = arrange()
  let approve = (_?: unknown) => {}
  relay.onConnect(new Promise((resolve) => (approve = resolve)))
  const pairing = startPairing(portico, { walletId: 'abc' })
  await clock.flush()
  setPairingLink(portico, { href: 'abc://', name: 'Abc' })
  expect(getDeepLinkChoice(portico)).toBeUndefined()
  approve()
  await pairing
  expect(getRecentWallets(portico)).toMatchObject([{ id: 'abc' }])
  expect(getDeepLinkChoice(portico)).toMatchObject({ href: 'abc://', name: 'Abc' })
  portico.destroy()
})

it('remembers no app where the code was scanned, and stays connected when a link may not be opened', async () => {
  const { clock, portico, relay } = arrange()
  await startPairing(portico, { walletId: 'abc' })
  expect(getDeepLinkChoice(portico)).toBeUndefined()
  let approve = (_?: unknown) => {}
  relay.onConnect(new Promise((resolve) => (approve = resolve)))
  const pairing = startPairing(portico)
  await clock.flush()
  setPairingLink(portico, { href: 'javascript:alert(1)', name: 'Bad' })
  approve()
  await pairing
  expect(getDeepLinkChoice(portico)).toBeUndefined()
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
  portico.destroy()
})
