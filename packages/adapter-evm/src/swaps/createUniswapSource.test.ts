import type { SwapRequest } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeNode, NodeError } from '@portico/core/testing'
import { encodeAbiParameters, padHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createUniswapSource } from './createUniswapSource.js'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const coin = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'C', name: 'C', decimals: 6 }
const request: SwapRequest = { networkId: 'eip155:1', account, from: ether, to: coin, amount: 1_000n }

/** A router that answers for its pools what a test says. */
function arrange(getAmountsOut: () => string) {
  const fetch = createFakeNode({
    eth_call: ({ data }: { readonly data: string }) => (data === '0xad5c4648' ? padHex(weth) : getAmountsOut()),
  })
  const context = createFakeContext({ fetch, networks: [mainnet] })
  return { context, source: createUniswapSource(context, { router }) }
}

describe('a quote', () => {
  test('is what the last pool gives', async () => {
    const { source } = arrange(() => encodeAbiParameters([{ type: 'uint256[]' }], [[1_000n, 7n]]))
    await expect(source.quote(request)).resolves.toMatchObject({ toAmount: 7n })
  })

  test('is none where there is no pool', async () => {
    const { source } = arrange(() => {
      throw new NodeError(3)
    })
    await expect(source.quote(request)).resolves.toBeUndefined()
  })

  test('fails if the node is asked too much: that is no missing route', async () => {
    const { context, source } = arrange(() => {
      throw new NodeError(-32005)
    })
    const failing = expect(source.quote(request)).rejects.toMatchObject({ code: 'evm/rpc-failed' })
    await context.clock.advance(120_000)
    await failing
  })

  test('is none of a token for itself, wrapped or not', async () => {
    const { source } = arrange(() => '0x')
    await expect(source.quote({ ...request, to: { ...coin, address: weth } })).resolves.toBeUndefined()
  })

  test('is refused for more than a pool can hold, and for too little', async () => {
    const { source } = arrange(() => encodeAbiParameters([{ type: 'uint256[]' }], [[1_000n, 0n]]))
    await expect(source.quote({ ...request, amount: 2n ** 112n })).rejects.toMatchObject({
      code: 'swap/amount-too-large',
    })
    await expect(source.quote(request)).rejects.toMatchObject({ code: 'swap/amount-too-small' })
  })
})
