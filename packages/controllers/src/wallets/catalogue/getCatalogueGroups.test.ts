import { createFakeConnector, type FakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'
import { rememberRecentWallet } from '../list/rememberRecentWallet.js'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { type CatalogueGroups, getCatalogueGroups } from './getCatalogueGroups.js'
import { rememberRecentCatalogueWallet } from './rememberRecentCatalogueWallet.js'

const page = (...records: readonly object[]): CataloguePage => ({
  count: records.length,
  received: records.length,
  wallets: records.flatMap((record) => readCatalogueWallet(record) ?? []),
})
const named = (name: string, facts: object = {}) => ({ id: name.toLowerCase(), name, mobile_link: 'a://', ...facts })
const installed = (name: string, facts: Partial<FakeConnector> = {}) =>
  createFakeConnector({ id: `id.${name}`, name, rdns: `id.${name}`, ...facts })
const walletConnect = () => createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const shown = ({ groups }: CatalogueGroups) =>
  groups.map(({ group, wallets }) => [group, ...wallets.map(({ name }) => name)])

describe('getCatalogueGroups', () => {
  it('puts the groups in the order of the option, the ones it does not name after', () => {
    const options = {
      customWallets: [named('Custom')],
      features: { connectorTypeOrder: ['injected', 'recommended', 'custom'] },
    } as const
    const { portico } = arrangeCatalogue(options)
    const groups = getCatalogueGroups(portico, { featured: page(named('F')), recommended: page(named('R')) })
    expect(shown(groups)).toEqual([
      ['recommended', 'R'],
      ['custom', 'Custom'],
      ['featured', 'F'],
    ])
  })

  it('leaves out what is installed: by domain, catalogue id or name', () => {
    const { portico } = arrangeCatalogue({
      wallets: [
        installed('Fox', { rdns: 'io.metamask.mobile' }),
        installed('Bear', { explorerId: 'bear-id' }),
        installed('Trust', { rdns: undefined }),
      ],
    })
    const recommended = page(
      named('MetaMask', { rdns: 'io.metamask' }),
      named('Other Bear', { id: 'bear-id' }),
      named('Trust Wallet', { rdns: 'com.trust' }),
      named('Wolf'),
    )
    expect(shown(getCatalogueGroups(portico, { recommended }))).toEqual([['recommended', 'Wolf']])
  })

  it('does not take a wallet for installed because another one bears its name', () => {
    const { portico } = arrangeCatalogue({ wallets: [installed('Fox', { rdns: 'evil' })] })
    const recommended = page(named('Fox', { rdns: 'io.fox' }))
    expect(shown(getCatalogueGroups(portico, { recommended }))).toEqual([['recommended', 'Fox']])
  })

  it('shows a wallet once, in the first of its groups', () => {
    const { portico } = arrangeCatalogue({ customWallets: [named('A'), named('B')] })
    rememberRecentCatalogueWallet(portico, { walletId: 'b' })
    const groups = getCatalogueGroups(portico, {
      featured: page(named('A'), named('C')),
      recommended: page(named('C'), named('D')),
    })
    expect(shown(groups)).toEqual([
      ['recent', 'B'],
      ['featured', 'A', 'C'],
      ['recommended', 'D'],
    ])
  })

  it('does not offer a remembered wallet that is not installed any more and has no link', () => {
    const { portico, adapter } = arrangeCatalogue({ wallets: [installed('Fox')] })
    rememberRecentWallet(portico, { connectorId: 'id.Fox' })
    adapter.setConnectors([])
    expect(getCatalogueGroups(portico)).toEqual({ groups: [], hidden: [] })
  })

  it('hides the installed forms of excluded wallets, by domain and name', () => {
    const { portico } = arrangeCatalogue({
      wallets: [installed('Fox'), installed('Bear'), installed('Wolf'), installed('Lynx', { explorerId: 'lynx-id' })],
      excludeWalletIds: ['fox', 'bear', 'lynx-id'],
    })
    const excluded = page(named('Fox', { rdns: 'other' }), named('Other', { id: 'bear', rdns: 'ID.Bear' }))
    const groups = getCatalogueGroups(portico, { excluded, featured: page(named('Fox')) })
    expect([...groups.hidden].sort()).toEqual(['id.Bear', 'id.Fox', 'id.Lynx'])
    expect(groups.groups).toEqual([])
  })

  it('is narrowed to a namespace', () => {
    const { portico } = arrangeCatalogue()
    const featured = page(named('Evm', { chains: ['eip155:1'] }), named('Sol', { chains: ['solana:x'] }), named('Any'))
    expect(shown(getCatalogueGroups(portico, { featured, namespace: 'eip155' }))).toEqual([['featured', 'Evm', 'Any']])
    expect(shown(getCatalogueGroups(portico, { featured }))).toEqual([['featured', 'Evm', 'Sol', 'Any']])
  })

  it('offers nothing while WalletConnect is connected, and nothing when wallets are switched off', async () => {
    const parameters = { recommended: page(named('A')) }
    const { portico, connect } = arrangeCatalogue({ connectors: [walletConnect()] })
    expect(shown(getCatalogueGroups(portico, parameters))).toEqual([['recommended', 'A']])
    await connect({ connectorId: 'walletConnect' })
    expect(shown(getCatalogueGroups(portico, parameters))).toEqual([])
    expect(shown(getCatalogueGroups(arrangeCatalogue({ enableWallets: false }).portico, parameters))).toEqual([])
  })
})
