import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { evmAdapter } from './evmAdapter.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

test('finds nothing on a server and starts nothing there', () => {
  const context = createFakeContext()
  const stop = evmAdapter().discover(context, () => expect.unreachable())
  stop()
  expect(context.clock.pending()).toBe(0)
})

test('loads what it can do', async () => {
  const context = createFakeContext({ fetch: createFakeNode({ eth_getBalance: '0x2' }) })
  await expect(evmAdapter().getNativeBalance(context, { address, network: mainnet })).resolves.toBe(2n)
  const actions = await evmAdapter().load(context)
  expect(actions.isAddress(address)).toBe(true)
  expect(actions.formatAddress(address.toLowerCase())).toBe(address)
  expect(evmAdapter().supports).toEqual(['balance', 'tokens', 'send', 'swap', 'onramp', 'names', 'activity', 'nfts'])
  expect('resolveName' in actions).toBe(true)
})

test('reads no network that the app does not offer', async () => {
  const actions = await evmAdapter().load(createFakeContext())
  const reading = actions.getTokenBalances?.({ networkId: 'eip155:5', address, tokens: [] })
  await expect(reading).rejects.toMatchObject({ code: 'chain/network-not-found' })
})
