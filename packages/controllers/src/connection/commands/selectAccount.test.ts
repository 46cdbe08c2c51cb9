import { mainnet, solana } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { selectAccount } from './selectAccount.js'
import { setActiveNamespace } from './setActiveNamespace.js'

describe('selectAccount', () => {
  it('selects one of the shared accounts and tells so once', async () => {
    const { portico, connectors, connect } = createTestPortico()
    await connect()
    connectors[0]?.connection.setAccounts('eip155', ['0xA', '0xB'])
    const seen: unknown[] = []
    portico.on('accounts', ({ address }) => seen.push(address))
    selectAccount(portico, { address: '0xB' })
    selectAccount(portico, { address: '0xB', namespace: 'eip155' })
    expect(seen).toEqual(['0xB'])
    expect(portico.getState().namespaces.eip155?.address).toBe('0xB')
  })

  it('rejects an account the wallet has not shared', async () => {
    const { portico, connect } = createTestPortico()
    await connect()
    expect(() => selectAccount(portico, { address: '0xZ' })).toThrow(
      expect.objectContaining({ code: 'wallet/unauthorized' }),
    )
  })

  it('knows no account of a namespace that is not the app’s', () => {
    const { portico } = createTestPortico()
    expect(() => selectAccount(portico, { address: '0xA', namespace: 'solana' })).toThrow(
      'Chain is required to update chain account data',
    )
  })
})

describe('setActiveNamespace', () => {
  it('changes what the state shows, for namespaces with networks', () => {
    const { portico } = createTestPortico({ networks: [mainnet, solana] })
    setActiveNamespace(portico, { namespace: 'solana' })
    expect(portico.getState().network.name).toBe(solana.name)
    expect(() => setActiveNamespace(portico, { namespace: 'cosmos' })).toThrow('Network not found')
  })
})
