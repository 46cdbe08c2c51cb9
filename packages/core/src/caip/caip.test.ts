import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCaipAddress } from './formatCaipAddress.js'
import { formatCaipNetworkId } from './formatCaipNetworkId.js'
import { isCaipAddress } from './isCaipAddress.js'
import { getNamespace, isCaipNetworkId, isChainNamespace } from './networkId.js'
import { parseCaipAddress } from './parseCaipAddress.js'
import { parseCaipNetworkId } from './parseCaipNetworkId.js'

/** Test cases of CAIP-2 and CAIP-10 (ChainAgnostic/CAIPs, CC0). */
const caip2 = [
  'eip155:1',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:12a765e31ffd4059bada1e25190f6e98',
  'bip122:fdbe99b90c90bae7505796461471d89a',
  'cosmos:cosmoshub-2',
  'cosmos:cosmoshub-3',
  'cosmos:Binance-Chain-Tigris',
  'cosmos:iov-mainnet',
  'starknet:SN_GOERLI',
  'lip9:9ee11e9df416b18b',
  'chainstd:8c3444cf8970a9e41a706fab93e7a6c4',
] as const
const caip10 = [
  'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  'bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
  'cosmos:cosmoshub-3:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy',
  'starknet:SN_GOERLI:0x02dd1b492765c064eac4039e3841aa5f382773b598097a40073bd8b48170ab57',
  'chainstd:8c3444cf8970a9e41a706fab93e7a6c4:6d9b0b4b9994e8a6afbd3dc3ed983cd51c755afb27cd1dc7825ef59c134a39f7',
  'hedera:mainnet:0.0.1234567890-zbhlt',
] as const

const namespaces = fc.stringMatching(/^[-a-z0-9]{3,8}$/).filter((text) => !(text in {}))
const references = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
const addresses = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)

describe('CAIP-2', () => {
  it.each(caip2)('parses and formats %s', (id) => {
    expect(isCaipNetworkId(id)).toBe(true)
    expect(formatCaipNetworkId(parseCaipNetworkId(id))).toBe(id)
    expect(getNamespace(id)).toBe(id.split(':')[0])
  })

  it.each([
    '',
    ':',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:',
    'EIP155:1',
    'ei:1',
    'eip155:1 ',
    `eip155:${'1'.repeat(33)}`,
    'eip155:1:0xab',
    5,
    null,
  ])('refuses %o', (value) => {
    expect(isCaipNetworkId(value)).toBe(false)
  })

  it('round-trips every valid id', () => {
    fc.assert(
      fc.property(namespaces, references, (namespace, reference) => {
        const id = formatCaipNetworkId({ namespace, reference })
        expect(parseCaipNetworkId(id)).toEqual({ namespace, reference })
      }),
    )
  })

  it('throws caip/invalid-network-id', () => {
    expect(() => parseCaipNetworkId('eip155:')).toThrow(expect.objectContaining({ code: 'caip/invalid-network-id' }))
    expect(() => formatCaipNetworkId({ namespace: 'eip155', reference: 'a:b' })).toThrow(
      expect.objectContaining({ code: 'caip/invalid-network-id' }),
    )
  })

  it('accepts digits and the known namespaces, and no name of an inherited property', () => {
    expect(formatCaipNetworkId({ namespace: 'eip155', reference: 10 })).toBe('eip155:10')
    expect(['eip155', 'bip122', 'cip34', 'multiversx', 'ton'].every(isChainNamespace)).toBe(true)
    expect(isChainNamespace('constructor')).toBe(false)
  })
})

describe('CAIP-10', () => {
  it.each(caip10)('parses and formats %s', (id) => {
    expect(isCaipAddress(id)).toBe(true)
    expect(formatCaipAddress(parseCaipAddress(id))).toBe(id)
  })

  it.each(['', 'eip155:1', 'eip155:1:', 'eip155::0xab', ':1:0xab', 'eip155:1:0x:ab', 'eip155:1:a b', {}])(
    'refuses %o',
    (value) => {
      expect(isCaipAddress(value)).toBe(false)
    },
  )

  it('round-trips every valid id', () => {
    fc.assert(
      fc.property(namespaces, references, addresses, (namespace, reference, address) => {
        const caipNetworkId = formatCaipNetworkId({ namespace, reference })
        const id = formatCaipAddress({ caipNetworkId, address })
        expect(parseCaipAddress(id)).toEqual({ namespace, reference, address, caipNetworkId })
      }),
    )
  })

  it('throws caip/invalid-address', () => {
    expect(() => parseCaipAddress('eip155:1:')).toThrow(expect.objectContaining({ code: 'caip/invalid-address' }))
  })
})
