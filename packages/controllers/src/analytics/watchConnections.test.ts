import { createFakeConnector } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/commands/connect.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { switchNetwork } from '../connection/commands/switchNetwork.js'
import { openModal } from '../navigation/modal/openModal.js'
import { setPairingLink } from '../pairing/setPairingLink.js'
import { startPairing } from '../pairing/startPairing.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../testing/createTestPortico.js'
import { startAnalytics } from './startAnalytics.js'

const connectorId = 'com.example.wallet1'

/** An instance whose modal was never opened. */
function setUp(options: CreateTestPorticoOptions = {}) {
  const sent: unknown[] = []
  const sendBeacon = (_: string, body: string) => {
    const { event, properties } = JSON.parse(body).props
    return sent.push([event, properties]) > 0
  }
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const test = createTestPortico({ projectId: 'p', ...options })
  test.catalogue.fail({ json: { isAnalyticsEnabled: true } })
  /** The events that the first open sends. */
  const toldAtOpen = async () => {
    await test.clock.flush()
    expect([test.catalogue.calls, sent]).toEqual([[], []])
    openModal(test.portico)
    startAnalytics(test.portico)
    await test.clock.flush()
    return sent.splice(0)
  }
  return { ...test, toldAtOpen, sent }
}

describe('what the app does before the modal is opened', () => {
  it('waits for the first open, in its order', async () => {
    const { clock, portico, sent, toldAtOpen } = setUp()
    await connect(portico, { connectorId })
    await vi.dynamicImportSettled()
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    await disconnect(portico)
    expect(await toldAtOpen()).toEqual([
      ['CONNECT_SUCCESS', { method: 'browser', name: 'Wallet 1' }],
      ['SWITCH_NETWORK', { network: 'eip155:8453' }],
      ['DISCONNECT_SUCCESS', { namespace: 'eip155' }],
      ['INITIALIZE', expect.anything()],
      ['MODAL_OPEN', { connected: false }],
    ])
    await connect(portico, { connectorId })
    await disconnect(portico)
    await clock.flush()
    expect(sent.map((event) => (event as readonly unknown[])[0])).toEqual(['CONNECT_SUCCESS', 'DISCONNECT_SUCCESS'])
    portico.destroy()
  })

  it('is a connection by a code, where an earlier pairing was by a link', async () => {
    const walletConnect = createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
    const { clock, portico, toldAtOpen } = setUp({ connectors: [walletConnect] })
    let approve = () => {}
    walletConnect.onConnect(new Promise<void>((resolve) => (approve = resolve)))
    const pairing = startPairing(portico)
    await clock.flush()
    setPairingLink(portico, { href: 'peer://', name: 'Peer' })
    approve()
    await pairing
    walletConnect.onConnect('resolve')
    await connect(portico, { connectorId: 'walletConnect' })
    expect((await toldAtOpen()).slice(0, 2)).toEqual([
      ['CONNECT_SUCCESS', { method: 'mobile', name: 'WalletConnect' }],
      ['CONNECT_SUCCESS', { method: 'qrcode', name: 'WalletConnect' }],
    ])
    portico.destroy()
  })

  it('is recorded for nobody where the app has analytics off', async () => {
    const { portico, toldAtOpen } = setUp({ features: { analytics: false } })
    await connect(portico, { connectorId })
    await disconnect(portico)
    expect(await toldAtOpen()).toEqual([])
    portico.destroy()
  })
})
