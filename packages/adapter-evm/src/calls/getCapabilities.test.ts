import { createFakeConnection, createFakeContext, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { getCapabilities } from './getCapabilities.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange() {
  const context = createFakeContext()
  const provider = createFakeProvider()
  const connection = createFakeConnection({ providers: { eip155: provider } })
  return { context, provider, get: () => getCapabilities({ context, connection, address }) }
}

test('returns what the wallet says about each chain', async () => {
  const { provider, get } = arrange()
  provider.script('wallet_getCapabilities', { result: { '0x1': { atomic: { status: 'ready' } }, other: {}, '0xa': 1 } })
  await expect(get()).resolves.toEqual({ '0x1': { atomic: { status: 'ready' } } })
  expect(provider.calls).toEqual([{ method: 'wallet_getCapabilities', params: [address] }])
})

test.each([[null], ['all'], [undefined]])('takes the answer %j for none', async (result) => {
  const { provider, get } = arrange()
  provider.script('wallet_getCapabilities', { result })
  await expect(get()).resolves.toEqual({})
})

test('takes a failure for none', async () => {
  await expect(arrange().get()).resolves.toEqual({})
})

test('takes silence for none', async () => {
  const { context, provider, get } = arrange()
  provider.hang('wallet_getCapabilities')
  const capabilities = get()
  await context.clock.advance(5000)
  await expect(capabilities).resolves.toEqual({})
})
