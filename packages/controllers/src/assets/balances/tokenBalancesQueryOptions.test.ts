import { expect, it } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { type ArrangeOptions, arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'

const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const options = { tokens: { 'eip155:1': [{ address: usdc.address }] } }

async function arrangeTokens(more: ArrangeOptions = {}) {
  const test = await arrangeConnected({ options, tokenBalances: [{ token: usdc, amount: 5n }], ...more })
  const client = getPart(test.portico, queryClientPart)
  return { ...test, read: () => client.fetchQuery(tokenBalancesQueryOptions(test.portico)) }
}

it('reads the tokens of the option on the active network', async () => {
  const { read, adapter } = await arrangeTokens()
  expect((await read()).balances).toEqual([{ token: usdc, amount: 5n }])
  const call = adapter.calls.find(({ name }) => name === 'getTokenBalances')
  expect(call?.parameters).toMatchObject({ networkId: 'eip155:1', tokens: [{ address: usdc.address }] })
})

it('leaves out tokens without decimals', async () => {
  const nft = { address: '0x01', symbol: 'NFT', name: 'NFT', decimals: 0 }
  const { read } = await arrangeTokens({ tokenBalances: [{ token: nft, amount: 1n }] })
  expect((await read()).balances).toEqual([])
})

it('loads nothing when the network has no tokens', async () => {
  const { read, adapter } = await arrangeTokens({ options: {} })
  expect((await read()).balances).toEqual([])
  expect(adapter.calls.some(({ name }) => name === 'load')).toBe(false)
})

it('loads nothing where the adapter does not support tokens', async () => {
  const { read, adapter } = await arrangeTokens({ supports: ['balance', 'send'] })
  expect((await read()).balances).toEqual([])
  expect(adapter.calls.some(({ name }) => name === 'load')).toBe(false)
})

it('is not tried again for 30 s after a failure', async () => {
  const { read, adapter, clock } = await arrangeTokens({
    actions: { getTokenBalances: async () => Promise.reject(new Error('down')) },
  })
  await expect(read()).rejects.toThrow('down')
  await expect(read()).rejects.toThrow('down')
  expect(adapter.calls.filter(({ name }) => name === 'getTokenBalances')).toHaveLength(1)
  adapter.setActions({ getTokenBalances: async () => [] })
  await clock.advance(30_000)
  expect((await read()).balances).toEqual([])
})
