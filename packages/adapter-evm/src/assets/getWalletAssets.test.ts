import { createFakeClock, createFakeConnection, createFakeProvider } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { getWalletAssets } from './getWalletAssets.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const asset = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  balance: '0x2625a0',
  type: 'ERC20',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: 'https://a.example/usdc.png' },
}
const native = {
  address: 'native',
  balance: '0xde0b6b3a7640000',
  type: 'NATIVE',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 0 },
}
const usdc = {
  token: {
    address: asset.address,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    image: 'https://a.example/usdc.png',
  },
  amount: 2_500_000n,
  price: 1,
}

function arrange(capabilities: unknown, assets?: unknown) {
  const provider = createFakeProvider({ authorized: true })
  if (capabilities !== undefined) provider.script('wallet_getCapabilities', { result: capabilities })
  if (assets !== undefined) provider.script('wallet_getAssets', { result: assets })
  const connection = createFakeConnection({ providers: { eip155: provider } })
  const clock = createFakeClock()
  const controller = new AbortController()
  const { signal } = controller
  const read = () => getWalletAssets({ clock }, { connection, networkId: 'eip155:10', address, signal })
  return { provider, clock, controller, read }
}

const discovers = { '0xa': { assetDiscovery: { supported: true } } }

describe('getWalletAssets', () => {
  it('asks for one account on one network, and only a wallet that can tell', async () => {
    const { provider, read } = arrange(discovers, { '0xa': [asset, native] })
    expect(await read()).toEqual([
      usdc,
      {
        token: { address: undefined, symbol: 'ETH', name: 'Ether', decimals: 18, image: undefined },
        amount: 10n ** 18n,
        price: undefined,
      },
    ])
    expect(provider.calls).toEqual([
      { method: 'wallet_getCapabilities', params: [address] },
      { method: 'wallet_getAssets', params: [{ account: address, chainFilter: ['0xa'] }] },
    ])
  })

  it.each([
    ['does not know capabilities', undefined],
    ['has none', {}],
    ['has none on this network', { '0x1': { assetDiscovery: { supported: true } } }],
    ['cannot discover assets', { '0xa': { assetDiscovery: { supported: false } } }],
    ['answers nonsense', 'yes'],
  ])('asks nothing more of a wallet that %s', async (_, capabilities) => {
    const { provider, read } = arrange(capabilities, { '0xa': [asset] })
    expect(await read()).toBeUndefined()
    expect(provider.calls.some(({ method }) => method === 'wallet_getAssets')).toBe(false)
  })

  it('reads chain ids in any notation', async () => {
    const { read } = arrange({ '0x0A': { assetDiscovery: { supported: true } } }, { '0x0a': [asset] })
    expect(await read()).toEqual([usdc])
  })

  it.each([
    ['name', { metadata: { ...asset.metadata, name: undefined } }],
    ['symbol', { metadata: { ...asset.metadata, symbol: '\u202e' } }],
    ['decimals', { metadata: { ...asset.metadata, decimals: 2.5 } }],
    ['balance', { balance: '12' }],
    ['address', { address: '0x12' }],
    ['metadata', { metadata: null }],
  ])('leaves out an asset without a proper %s', async (_, fields) => {
    const { read } = arrange(discovers, { '0xa': [{ ...asset, ...fields }, asset, 'x'] })
    expect(await read()).toEqual([usdc])
    expect(await arrange(discovers, { '0xa': [{ ...asset, ...fields }] }).read()).toBeUndefined()
  })

  it('takes an empty list for an answer, and anything else for none', async () => {
    expect(await arrange(discovers, { '0xa': [] }).read()).toEqual([])
    expect(await arrange(discovers, { '0x1': [asset] }).read()).toBeUndefined()
    expect(await arrange(discovers, 'x').read()).toBeUndefined()
  })

  it('does not wait for a wallet that never answers, and ends with its caller', async () => {
    const silent = arrange(discovers)
    silent.provider.hang('wallet_getAssets')
    const assets = silent.read()
    await silent.clock.advance(5_000)
    expect(await assets).toBeUndefined()
    const ended = arrange(discovers)
    ended.provider.hang('wallet_getCapabilities')
    const read = ended.read()
    ended.controller.abort()
    await expect(read).rejects.toMatchObject({ code: 'connection/aborted' })
  })
})
