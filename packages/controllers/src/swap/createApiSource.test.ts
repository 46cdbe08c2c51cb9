import { createFakeFetch } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { createApiSource } from './createApiSource.lazy.js'
import { getSwapNetworks } from './swapSources.js'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

function arrangeSource(options: Partial<PorticoOptions>, prices: readonly unknown[] = []) {
  const http = ['eip155:1', 'eip155:8453', 'eip155:5000', 'eip155:1313161554']
  const fetch = createFakeFetch(({ url }) =>
    url.pathname === '/v1/supported-chains' ? { json: { http } } : { json: { fungibles: prices } },
  )
  vi.stubGlobal('fetch', fetch)
  const { portico } = arrange({ options })
  return { portico, fetch, source: createApiSource(portico) }
}

it('swaps on the twelve chains of the hosted service, for its fee', async () => {
  const { source } = arrangeSource({ projectId: 'p' })
  expect(source.fee).toBe(85)
  const ids = ['eip155:1', 'eip155:1313161554', 'eip155:5000', 'eip155:56'] as const
  const served = await Promise.all(ids.map((networkId) => source.isSupported({ networkId })))
  // The service does not list the last one any more.
  expect(served).toEqual([true, true, false, false])
})

it('swaps on whatever a service of your own lists, for a fee that it does not tell', async () => {
  const { source } = arrangeSource({ services: { blockchainApi: 'https://data.example' } })
  expect(source.fee).toBeUndefined()
  expect(await source.isSupported({ networkId: 'eip155:5000' })).toBe(true)
  expect(await source.isSupported({ networkId: 'eip155:10' })).toBe(false)
})

it('asks nobody without a service, and is the default with one', async () => {
  const none = arrangeSource({})
  expect(await getSwapNetworks(none.portico)).toEqual([])
  expect(none.fetch.calls).toEqual([])
  const hosted = arrangeSource({ projectId: 'p' })
  expect(await getSwapNetworks(hosted.portico)).toEqual(['eip155:1', 'eip155:8453'])
})

it('has prices in the order of the tokens, absent where the service knows none', async () => {
  const options = { services: { blockchainApi: 'https://data.example' }, currency: 'eur' }
  const { source, fetch } = arrangeSource(options, [
    { symbol: 'ETH', name: 'Ether', price: 1800, iconUrl: '', address: native },
  ])
  const tokens = [
    { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    { symbol: 'ETH', name: 'Ether', decimals: 18 },
  ]
  expect(await source.getPrices({ networkId: 'eip155:1', tokens })).toEqual([undefined, 1800])
  expect(JSON.parse(fetch.calls.at(-1)?.body ?? '')).toMatchObject({
    currency: 'eur',
    addresses: [`eip155:1:${usdc}`, native],
  })
})

it('asks for the same prices again after 15 s, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { source, fetch } = arrangeSource({ services: { blockchainApi: 'https://data.example' } })
  const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const dollar = { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
  const countAsked = () => fetch.calls.filter(({ url }) => url.pathname === '/v1/fungible/price').length
  await source.getPrices({ networkId: 'eip155:1', tokens: [ether, dollar] })
  vi.setSystemTime(Date.now() + 14_900)
  await source.getPrices({ networkId: 'eip155:1', tokens: [dollar, ether] })
  expect(countAsked()).toBe(1)
  vi.setSystemTime(Date.now() + 200)
  await source.getPrices({ networkId: 'eip155:1', tokens: [ether, dollar] })
  expect(countAsked()).toBe(2)
})
