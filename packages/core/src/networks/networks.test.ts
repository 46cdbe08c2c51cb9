import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { isCaipNetworkId } from '../caip/networkId.js'
import * as presets from '../exports/networks.js'
import { defaultChainId, defaultChainNumber, defaultNamespaces } from './defaults.js'
import { defineNetwork } from './defineNetwork.js'
import { getNamespaceInfo } from './getNamespaceInfo.js'
import type { Network } from './types.js'

const all: readonly Network[] = Object.values(presets)

/** Every chain that the frame, the RPC service, swaps and images support. */
const named = [
  1, 5, 10, 30, 31, 56, 97, 100, 130, 137, 143, 146, 250, 280, 295, 300, 314, 324, 420, 999, 1088, 1101, 1111, 1112,
  1284, 1285, 1301, 1329, 2020, 2021, 2741, 2810, 2818, 4689, 5000, 5003, 8217, 8453, 9001, 10143, 17000, 42161, 42220,
  43113, 43114, 55931, 57054, 59144, 80001, 80002, 80069, 80084, 80094, 84531, 84532, 421613, 421614, 534351, 534352,
  560048, 911867, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

describe('presets', () => {
  it.each(named)('hold eip155:%i', (id) => {
    expect(all.filter((network) => network.caipNetworkId === `eip155:${id}`)).toHaveLength(1)
  })

  it.each([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000933ea01ad0ee984209779ba',
    'near:mainnet',
  ])('hold %s', (id) => {
    expect(all.some((network) => network.caipNetworkId === id)).toBe(true)
  })

  it('are valid, unique, and say the same twice', () => {
    expect(new Set(all.map((network) => network.caipNetworkId)).size).toBe(all.length)
    for (const network of all) {
      expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
      expect(network.caipNetworkId).toBe(`${network.chainNamespace}:${network.id}`)
      expect(defineNetwork(network)).toMatchObject(network)
    }
  })

  it('agree with viem on currency, contracts and whether a chain is a test network', () => {
    for (const [name, preset] of Object.entries<Network>(presets)) {
      const chain: unknown = Reflect.get(chains, name)
      if (preset.chainNamespace !== 'eip155' || !chain || typeof chain !== 'object') continue
      const { id, nativeCurrency, testnet, contracts } = chain as chains.Chain
      expect({ name, id: preset.id, nativeCurrency: preset.nativeCurrency }).toEqual({ name, id, nativeCurrency })
      expect(preset.testnet ?? false).toBe(testnet ?? false)
      expect(preset.contracts?.multicall3?.address).toBe(contracts?.multicall3?.address)
      expect(preset.contracts?.ensUniversalResolver?.address).toBe(contracts?.ensUniversalResolver?.address)
    }
  })
})

describe('defineNetwork', () => {
  it('takes a viem chain', () => {
    const network = defineNetwork(chains.optimism)
    expect(network).toMatchObject({ caipNetworkId: 'eip155:10', chainNamespace: 'eip155', name: 'OP Mainnet' })
    expect(network.contracts?.multicall3).toEqual({ address: chains.optimism.contracts.multicall3.address })
    expect(network.contracts).not.toHaveProperty('portal')
    const { address } = chains.mainnet.contracts.ensUniversalResolver
    expect(defineNetwork(chains.mainnet).contracts?.ensUniversalResolver).toEqual({ address })
  })

  it('reads the namespace from the CAIP-2 id', () => {
    const { chainNamespace: _, ...input } = presets.solana
    expect(defineNetwork(input).chainNamespace).toBe('solana')
  })

  it.each([
    ['a CAIP-2 id of another namespace', { chainNamespace: 'solana' }],
    ['a malformed id', { id: 'a b', caipNetworkId: undefined }],
    ['an EVM id of zero', { id: 0, caipNetworkId: undefined }],
    ['no name', { name: '' }],
    ['decimals out of range', { nativeCurrency: { name: 'E', symbol: 'E', decimals: 256 } }],
    ['an RPC URL of another scheme', { rpcUrls: { default: { http: ['javascript:alert(1)'] } } }],
  ])('refuses %s', (_, change) => {
    expect(() => defineNetwork({ ...presets.mainnet, ...change })).toThrow(
      expect.objectContaining({ code: 'network/invalid' }),
    )
  })
})

describe('defaults', () => {
  it('are the documented ones', () => {
    expect([defaultChainId, defaultChainNumber]).toEqual(['eip155:1', 1])
    expect(defaultNamespaces).toEqual(
      'eip155 solana cosmos polkadot cip34 elrond multiversx near tezos algorand'.split(' '),
    )
    expect(getNamespaceInfo('eip155')).toMatchObject({ name: 'EVM Networks', defaultAccountType: 'smartAccount' })
    expect(getNamespaceInfo('bip122').defaultAccountType).toBe('payment')
    expect(getNamespaceInfo('solana').defaultAccountType).toBe('eoa')
  })

  it('answer for an unknown namespace, and for the name of an inherited property', () => {
    expect(getNamespaceInfo('starknet')).toMatchObject({ name: 'starknet', defaultAccountType: 'eoa' })
    expect(getNamespaceInfo('constructor').name).toBe('constructor')
  })
})
