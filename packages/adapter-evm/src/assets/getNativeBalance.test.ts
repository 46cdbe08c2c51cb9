import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { getNativeBalance } from './getNativeBalance.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

test('reads wei by one request', async () => {
  const fetch = createFakeNode({ eth_getBalance: '0x56bc75e2d63100000' })
  const balance = getNativeBalance(createFakeContext({ fetch }), { address, network: mainnet })
  await expect(balance).resolves.toBe(100n * 10n ** 18n)
  expect(JSON.parse(fetch.calls[0]?.body ?? '')).toMatchObject({ params: [address, 'latest'] })
  expect(fetch.calls).toHaveLength(1)
})

test('uses the URLs of the instance, and those of the network where there is none', async () => {
  const fetch = createFakeNode({ eth_getBalance: '0x0' })
  const own = createFakeContext({ fetch, rpcUrls: () => ['https://rpc.example/'] })
  await getNativeBalance(own, { address, network: mainnet })
  await getNativeBalance(createFakeContext({ fetch, rpcUrls: () => [] }), { address, network: mainnet })
  expect(fetch.calls.map(({ url }) => url.href)).toEqual([
    'https://rpc.example/',
    new URL(mainnet.rpcUrls.default.http[0]).href,
  ])
})

test.each([[null], ['0x'], [12], ['12'], ['0xzz']])('refuses the answer %j', async (result) => {
  const context = createFakeContext({ fetch: createFakeNode({ eth_getBalance: result }) })
  await expect(getNativeBalance(context, { address, network: mainnet })).rejects.toMatchObject({
    code: 'evm/rpc-failed',
  })
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const context = createFakeContext({ fetch: createFakeFetch('hang') })
  const balance = getNativeBalance(context, { address, network: mainnet, signal: controller.signal })
  controller.abort()
  await expect(balance).rejects.toMatchObject({ code: 'http/aborted' })
})
