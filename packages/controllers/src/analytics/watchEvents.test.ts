import { walletErrors } from '@portico/core'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnection, createFakeConnector, type FakeAdapter } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { cancelConnect } from '../connection/commands/cancelConnect.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { goBack } from '../navigation/commands/goBack.js'
import { pushView } from '../navigation/commands/pushView.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { openModal } from '../navigation/modal/openModal.js'
import { pairingPart } from '../pairing/pairingPart.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../testing/createTestPortico.js'
import type { AnalyticsRecord } from './createRecord.js'
import { startAnalytics } from './startAnalytics.js'

async function setUp(options: CreateTestPorticoOptions = {}) {
  const sent: AnalyticsRecord['props'][] = []
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body).props) > 0 })
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  vi.stubGlobal('window', { navigator: { userAgent: 'Linux' } })
  const test = createTestPortico({ projectId: 'p', ...options })
  test.catalogue.fail({ json: { isAnalyticsEnabled: true } })
  openModal(test.portico)
  startAnalytics(test.portico)
  await test.clock.flush()
  sent.length = 0
  const told = async () => {
    await test.clock.flush()
    return sent.splice(0).map(({ event, properties }) => [event, properties])
  }
  return { ...test, told }
}

const walletConnect = (peer?: string) => {
  const namespaces = ['eip155', 'solana']
  const connection = {
    ...createFakeConnection({ connectorId: 'walletConnect', namespaces }),
    ...(peer && { peer: { name: peer } }),
  }
  return createFakeConnector({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    namespaces,
    connection,
  })
}

const both: Pick<CreateTestPorticoOptions, 'networks' | 'adapters'> = {
  networks: [mainnet, solana],
  adapters: [createFakeAdapter() as FakeAdapter, createFakeAdapter({ namespace: 'solana' }) as FakeAdapter],
}

describe('watchEvents', () => {
  it('tells of opens and closes', async () => {
    const { portico, told } = await setUp()
    closeModal(portico)
    openModal(portico)
    expect(await told()).toEqual([
      ['MODAL_CLOSE', { connected: false }],
      ['MODAL_OPEN', { connected: false }],
    ])
    portico.destroy()
  })

  it('tells how an installed wallet was connected, moved and left', async () => {
    const test = await setUp()
    await test.connect()
    expect(await test.told()).toEqual([['CONNECT_SUCCESS', { method: 'browser', name: 'Wallet 1' }]])
    test.connectors[0]?.connection.setNetwork('eip155:8453')
    expect(await test.told()).toEqual([['SWITCH_NETWORK', { network: 'eip155:8453' }]])
    await disconnect(test.portico)
    expect(await test.told()).toEqual([['DISCONNECT_SUCCESS', { namespace: 'eip155' }]])
    test.portico.destroy()
  })

  it('tells why a wallet could not be connected or left, but not that the person turned away', async () => {
    const test = await setUp()
    const [wallet] = test.connectors
    wallet?.onConnect({ error: { code: 4001, message: 'no' } })
    await expect(test.connect()).rejects.toThrow()
    expect(await test.told()).toEqual([['CONNECT_ERROR', { message: expect.stringMatching(/declined|rejected/i) }]])
    wallet?.onConnect('hang')
    const pending = test.connect()
    cancelConnect(test.portico)
    await expect(pending).rejects.toThrow()
    expect(await test.told()).toEqual([])
    wallet?.onConnect('resolve')
    await test.connect()
    wallet?.connection.onDisconnect({ error: new Error(`lost wc:1@2?symKey=${'7f'.repeat(32)}`) })
    await expect(disconnect(test.portico)).rejects.toThrow()
    expect(await test.told()).toEqual([
      ['CONNECT_SUCCESS', expect.anything()],
      ['DISCONNECT_SUCCESS', { namespace: 'eip155' }],
      ['DISCONNECT_ERROR', { message: 'Failed to disconnect chain eip155: lost wc:[removed]' }],
    ])
    test.portico.destroy()
  })

  it('tells of failures nobody waits for as errors', async () => {
    const { portico, told } = await setUp()
    portico[internals].emitter.emit('error', walletErrors('wallet/failed', { reason: 'boom' }))
    expect(await told()).toEqual([
      ['INTERNAL_SDK_ERROR', { errorType: 'wallet/failed', errorMessage: expect.stringContaining('boom') }],
    ])
    portico.destroy()
  })

  it('tells of a wallet on two namespaces once', async () => {
    const test = await setUp({ ...both, connectors: [walletConnect('Peer Wallet')] })
    await test.connect({ connectorId: 'walletConnect' })
    expect(await test.told()).toEqual([['CONNECT_SUCCESS', { method: 'qrcode', name: 'Peer Wallet' }]])
    await disconnect(test.portico)
    expect(await test.told()).toEqual([['DISCONNECT_SUCCESS', { namespace: 'all' }]])
    test.portico.destroy()
  })

  it('tells a wallet that was opened by its link from one that scanned a code', async () => {
    const test = await setUp({ connectors: [walletConnect()] })
    getPart(test.portico, pairingPart).link = { href: 'peer://', name: 'Peer' }
    await test.connect({ connectorId: 'walletConnect' })
    expect(await test.told()).toEqual([['CONNECT_SUCCESS', { method: 'mobile', name: 'WalletConnect' }]])
    test.portico.destroy()
  })

  it('tells what a person chose, and not the way back', async () => {
    const { portico, told } = await setUp({ connectors: [walletConnect()] })
    attachRouter(portico)
    await told()
    pushView(portico, { view: 'WhatIsAWallet' })
    pushView(portico, { view: 'GetWallet' })
    goBack(portico)
    goBack(portico)
    pushView(portico, { view: 'AllWallets' })
    pushView(portico, { view: 'ConnectingWalletConnect' })
    goBack(portico)
    pushView(portico, { view: 'ConnectingExternal', params: { connectorId: 'com.example.wallet1' } })
    expect(await told()).toEqual([
      ['CLICK_WALLET_HELP', undefined],
      ['CLICK_GET_WALLET', undefined],
      ['CLICK_ALL_WALLETS', undefined],
      ['SELECT_WALLET', { name: 'WalletConnect', platform: 'qrcode' }],
      ['SELECT_WALLET', { name: 'Wallet 1', platform: 'browser' }],
    ])
    portico.destroy()
  })

  it('tells that somebody wants to buy, and asks what that is', async () => {
    const test = await setUp({})
    attachRouter(test.portico)
    await test.connect()
    await test.told()
    pushView(test.portico, { view: 'OnRampProviders' })
    pushView(test.portico, { view: 'WhatIsABuy' })
    expect(await test.told()).toEqual([
      ['SELECT_BUY_CRYPTO', { isSmartAccount: false }],
      ['SELECT_WHAT_IS_A_BUY', { isSmartAccount: false }],
    ])
    test.portico.destroy()
  })

  it('tells that somebody wants to swap, and to choose a token of the swap', async () => {
    const test = await setUp({})
    attachRouter(test.portico)
    await test.connect()
    await test.told()
    pushView(test.portico, { view: 'Swap' })
    pushView(test.portico, { view: 'SwapSelectToken', params: { side: 'to' } })
    goBack(test.portico)
    expect(await test.told()).toEqual([
      ['OPEN_SWAP', { isSmartAccount: false, network: 'eip155:1' }],
      ['CLICK_SELECT_TOKEN_TO_SWAP', undefined],
    ])
    test.portico.destroy()
  })

  it('tells that somebody wants a name, once the form for it opens', async () => {
    const test = await setUp({})
    attachRouter(test.portico)
    await test.connect()
    await test.told()
    pushView(test.portico, { view: 'ChooseAccountName' })
    pushView(test.portico, { view: 'RegisterAccountName' })
    expect(await test.told()).toEqual([['OPEN_ENS_FLOW', { isSmartAccount: false }]])
    test.portico.destroy()
  })
})
