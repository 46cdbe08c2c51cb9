import { describe, expect, it } from 'vitest'
import { buildNamespaces } from './buildNamespaces.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

describe('buildNamespaces', () => {
  it('asks for the networks of each namespace in their order, with its methods and two events', () => {
    const { eip155, cosmos, bip122 } = buildNamespaces({
      chains: ['eip155:10', 'eip155:1', 'cosmos:cosmoshub-4', 'bip122:000000000019d6689c085ae165831e93'],
    })
    expect(eip155?.chains).toEqual(['eip155:10', 'eip155:1'])
    expect(eip155?.methods).toHaveLength(24)
    expect(eip155?.methods).toEqual(expect.arrayContaining(['personal_sign', 'wallet_sendCalls']))
    expect(eip155?.events).toEqual(['accountsChanged', 'chainChanged'])
    expect(cosmos?.methods).toEqual([])
    expect(bip122?.methods).toEqual(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'])
  })

  it("asks for Solana's clusters by their former ids too", () => {
    expect(buildNamespaces({ chains: [solana, devnet] }).solana?.chains).toEqual([
      solana,
      devnet,
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    ])
  })

  it('replaces methods, chains and events per namespace, and makes namespaces the app has no network of', () => {
    const built = buildNamespaces({
      chains: ['eip155:1', solana],
      override: {
        methods: { eip155: ['personal_sign'], near: ['near_signIn'] },
        chains: { eip155: ['eip155:137'], near: ['near:mainnet'] },
        events: { near: [] },
      },
    })
    expect(built.eip155).toEqual({
      chains: ['eip155:137'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    })
    expect(built.near).toEqual({ chains: ['near:mainnet'], methods: ['near_signIn'], events: [] })
    expect(built.solana?.methods).toHaveLength(6)
  })

  it('proposes no namespace without a network', () => {
    expect(buildNamespaces({ chains: ['eip155:1'], override: { chains: { eip155: [] } } })).toEqual({})
  })
})
