import { bitcoin } from '@portico/core/networks'
import { createFakeConnector, type FakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { connect } from '../../connection/commands/connect.js'
import type { Portico } from '../../instance/Portico.js'
import { arrange } from '../../navigation/modal/arrange.test.fixture.js'
import { addNetwork } from '../../networks/addNetwork.js'
import { getConnectorList } from './getConnectorList.js'
import { getWallet } from './getWallet.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'

const shown = (portico: Portico) =>
  getConnectorList(portico).map(({ group, wallets }) => [group, ...wallets.map(({ name }) => name)])

const wallet = (name: string, facts: Partial<FakeConnector> = {}) =>
  createFakeConnector({ id: `id.${name}`, name, rdns: `id.${name}`, ...facts })

const walletConnect = () => createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })

describe('getConnectorList', () => {
  it('puts wallets in groups and in a stable order, "Browser Wallet" last', () => {
    const { portico, adapter } = arrange({ options: { connectors: [walletConnect] } })
    adapter.setConnectors([
      wallet('zeal'),
      createFakeConnector({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }),
      wallet('Alpha'),
      wallet('Coinbase', { type: 'EXTERNAL' }),
    ])
    expect(shown(portico)).toEqual([
      ['walletConnect', 'WalletConnect'],
      ['injected', 'Alpha', 'Sol', 'zeal', 'Browser Wallet'],
      ['external', 'Coinbase'],
    ])
  })

  it('leaves out wallets that serve none of the networks, until there is one', () => {
    const { portico, adapter } = arrange()
    adapter.setConnectors([wallet('Alpha'), wallet('Bitty', { namespaces: ['bip122'] })])
    expect(shown(portico)).toEqual([['injected', 'Alpha', 'Sol']])
    addNetwork(portico, { network: bitcoin })
    expect(shown(portico)).toEqual([['injected', 'Alpha', 'Bitty', 'Sol']])
  })

  it('follows the option; groups it does not name come after in the default order', () => {
    const { portico, adapter } = arrange({
      options: { connectors: [walletConnect], features: { connectorTypeOrder: ['external', 'injected', 'external'] } },
    })
    adapter.setConnectors([wallet('Alpha'), wallet('Coinbase', { type: 'EXTERNAL' })])
    expect(shown(portico).map(([group]) => group)).toEqual(['external', 'injected', 'walletConnect'])
  })

  it('shows wallets used lately in their own group, newest first, and nowhere else', () => {
    const { portico, adapter } = arrange()
    adapter.setConnectors([wallet('Alpha'), wallet('Beta'), wallet('Gamma')])
    rememberRecentWallet(portico, { connectorId: 'id.Beta' })
    rememberRecentWallet(portico, { connectorId: 'id.Gamma' })
    expect(shown(portico)).toEqual([
      ['recent', 'Gamma', 'Beta'],
      ['injected', 'Alpha', 'Sol'],
    ])
  })

  it('leaves WalletConnect out while it is connected', async () => {
    const { portico } = arrange({ options: { connectors: [walletConnect] } })
    await connect(portico, { connectorId: 'walletConnect' })
    expect(shown(portico).map(([group]) => group)).not.toContain('walletConnect')
  })

  it('can be narrowed to a namespace', () => {
    const { portico } = arrange()
    const [group] = getConnectorList(portico, { namespace: 'solana' })
    expect(group?.wallets.map(({ name }) => name)).toEqual(['Sol'])
  })

  it('is empty when wallets are switched off, and holds no login', () => {
    const login = () => createFakeConnector({ id: 'AUTH', name: 'Auth', type: 'AUTH' })
    expect(shown(arrange({ options: { enableWallets: false } }).portico)).toEqual([])
    expect(shown(arrange({ options: { connectors: [login] } }).portico).flat()).not.toContain('Auth')
  })

  it('takes less than 5 ms for 500 wallets with pictures', () => {
    const { portico, adapter } = arrange()
    const image = `data:image/svg+xml,${'x'.repeat(10_000)}`
    adapter.setConnectors(Array.from({ length: 500 }, (_, place) => wallet(`W${place}`, { image: `${image}${place}` })))
    getConnectorList(portico)
    // The best of several runs, because other processes disturb the measurement.
    const times = Array.from({ length: 15 }, () => {
      const before = performance.now()
      getConnectorList(portico)
      return performance.now() - before
    })
    expect(Math.min(...times)).toBeLessThan(5)
  })
})

describe('getWallet', () => {
  it('finds a wallet by the id of any of its connectors', () => {
    const { portico, adapter } = arrange()
    adapter.setConnectors([wallet('Sol', { id: 'com.sol', rdns: 'com.sol' })])
    expect(getWallet(portico, { connectorId: 'com.sol' })?.namespaces).toEqual(['eip155', 'solana'])
    expect(getWallet(portico, { connectorId: 'Sol' })?.id).toBe('com.sol')
    expect(getWallet(portico, { connectorId: 'other' })).toBeUndefined()
  })

  it('offers to pair for a namespace while another one is paired', async () => {
    const both = () =>
      createFakeConnector({
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        namespaces: ['eip155', 'solana'],
      })
    const { portico } = arrange({ options: { connectors: [both] } })
    await connect(portico, { connectorId: 'walletConnect', namespaces: ['eip155'] })
    const offers = (namespace?: string) =>
      getConnectorList(portico, { namespace }).some(({ group }) => group === 'walletConnect')
    expect([offers(), offers('eip155'), offers('solana')]).toEqual([false, false, true])
  })
})
