import type { StoredWallet } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { listWalletRows, type WalletRowsParameters } from './listWalletRows.js'
import type { WalletEntry } from './WalletEntry.js'

const entry = (name: string, rdns?: string): WalletEntry => ({
  id: `id.${name}`,
  name,
  rdns,
  type: 'INJECTED',
  connectors: [],
  namespaces: ['eip155'],
  installed: true,
})
const wallet = (name: string): CatalogueWallet => ({ id: name.toLowerCase(), name, chains: [], injected: [] })
const stored = (name: string, facts: Partial<StoredWallet> = {}): StoredWallet => ({
  id: name.toLowerCase(),
  name,
  ...facts,
})
const list = (parameters: Partial<WalletRowsParameters>) =>
  listWalletRows({ groups: [], recents: [], added: {}, reserved: {}, hidden: [], ...parameters }).map(
    ({ kind, group, id }) => `${group} ${kind} ${id}`,
  )

describe('listWalletRows', () => {
  it('keeps the order of the groups, and adds those of the catalogue after the ones that are here', () => {
    const groups = [
      { group: 'injected', wallets: [entry('Fox')] },
      { group: 'featured', wallets: [] },
      { group: 'recommended', wallets: [] },
    ] as const
    expect(list({ groups, added: { recommended: [wallet('R')], featured: [wallet('F')] } })).toEqual([
      'injected connector id.Fox',
      'featured catalogue f',
      'recommended catalogue r',
    ])
  })

  it('reserves rows in the groups that are not answered yet, and in no other', () => {
    const groups = [
      { group: 'featured', wallets: [] },
      { group: 'recommended', wallets: [] },
    ] as const
    const reserved = { featured: ['a', 'b'], recommended: ['1'] }
    expect(list({ groups, reserved })).toEqual(['featured reserved a', 'featured reserved b', 'recommended reserved 1'])
    expect(list({ groups, reserved, added: { featured: [] } })).toEqual(['recommended reserved 1'])
  })

  it('does not list what is hidden', () => {
    const groups = [{ group: 'injected', wallets: [entry('Fox'), entry('Bear')] }] as const
    expect(list({ groups, hidden: ['id.Fox'] })).toEqual(['injected connector id.Bear'])
  })

  it('puts wallets used last newest first, before the catalogue answers and after', () => {
    const groups = [{ group: 'recent', wallets: [entry('Fox', 'id.fox')] }] as const
    const recents = [stored('Bear'), stored('Fox', { rdns: 'id.fox' })]
    const reserved = { recent: recents.map(({ id }) => id) }
    expect(list({ groups, recents, reserved })).toEqual(['recent reserved bear', 'recent connector id.Fox'])
    expect(list({ groups, recents, reserved, added: { recent: [wallet('Bear')] } })).toEqual([
      'recent catalogue bear',
      'recent connector id.Fox',
    ])
  })

  it('keeps wallets of one name apart when their domains differ', () => {
    const groups = [{ group: 'recent', wallets: [entry('Fox', 'io.fox')] }] as const
    const recents = [stored('Fox', { id: 'fake', rdns: 'evil' }), stored('Fox', { rdns: 'io.fox' })]
    const added = { recent: [{ ...wallet('Fox'), id: 'fake', rdns: 'evil' }] }
    expect(list({ groups, recents, added })).toEqual(['recent catalogue fake', 'recent connector id.Fox'])
    expect(list({ groups, recents, reserved: { recent: ['fake', 'fox'] } })).toEqual([
      'recent reserved fake',
      'recent connector id.Fox',
    ])
  })
})
