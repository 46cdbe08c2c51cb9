import { describe, expect, it } from 'vitest'
import { formatAssetId, parseAssetId } from './assetId.js'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const cases = [
  ['eip155:1/slip44:60', { networkId: 'eip155:1' }],
  ['eip155:8453/slip44:60', { networkId: 'eip155:8453' }],
  ['eip155:56/slip44:714', { networkId: 'eip155:56' }],
  ['eip155:204/slip44:714', { networkId: 'eip155:204' }],
  [`eip155:56/erc20:${token}`, { networkId: 'eip155:56', address: token }],
  [`eip155:1/erc20:${token}`, { networkId: 'eip155:1', address: token }],
  [`${solana}/slip44:501`, { networkId: solana }],
  [`${solana}/token:${mint}`, { networkId: solana, address: mint }],
] as const

describe('ids of assets', () => {
  it.each(cases)('%s is written and read', (id, asset) => {
    expect(formatAssetId(asset)).toBe(id)
    expect(parseAssetId(id)).toEqual(asset)
  })

  it.each([
    '',
    'eip155:1',
    'eip155:1/slip44:714',
    'eip155:56/slip44:60',
    'eip155:1/slip44:',
    `eip155:1/token:${token}`,
    `${solana}/erc20:${mint}`,
    `eip155:1/erc20:${token}/1`,
    'eip155:1/erc20:0x a',
    'bip122:000000000019d6689c085ae165831e93/slip44:0',
    `eip155:1/erc721:${token}`,
  ])('"%s" is none', (id) => {
    expect(() => parseAssetId(id)).toThrow(expect.objectContaining({ code: 'pay/invalid-asset' }))
  })

  it('names nothing on other networks', () => {
    expect(() => formatAssetId({ networkId: 'bip122:000000000019d6689c085ae165831e93' })).toThrow(
      expect.objectContaining({ code: 'pay/asset-not-supported' }),
    )
  })
})
