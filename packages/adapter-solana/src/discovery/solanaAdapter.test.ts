import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { solanaAdapter } from './solanaAdapter.js'

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test('finds nothing on a server and starts nothing there', () => {
  const context = createFakeContext()
  solanaAdapter().discover(context, () => expect.unreachable())()
  expect(context.clock.pending()).toBe(0)
})

test('loads what it can do', async () => {
  const fetch = createFakeNode({ getBalance: { value: 2 } })
  const context = createFakeContext({ fetch, networks: [solana] })
  await expect(solanaAdapter().getNativeBalance(context, { address, network: solana })).resolves.toBe(2n)
  const actions = await solanaAdapter().load(context)
  expect(actions.isAddress(address)).toBe(true)
  expect(actions.formatAddress(address)).toBe(address)
  expect(() => actions.formatAddress('0x12')).toThrow(expect.objectContaining({ code: 'address/invalid' }))
  expect(solanaAdapter().supports).toEqual(['balance', 'tokens', 'held-tokens', 'send', 'onramp', 'activity', 'nfts'])
  expect('resolveName' in actions).toBe(false)
})

test('reads no network that the app does not offer', async () => {
  const actions = await solanaAdapter().load(createFakeContext({ networks: [solana] }))
  const networkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  await expect(actions.getTokenBalances?.({ networkId, address, tokens: [] })).rejects.toMatchObject({
    code: 'chain/network-not-found',
  })
})
