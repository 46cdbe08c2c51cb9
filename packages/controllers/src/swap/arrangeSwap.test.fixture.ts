import type {
  CallsSimulation,
  PreparedCalls,
  SimulateCallsParameters,
  SwapProvider,
  SwapSource,
  Token,
} from '@portico/core'
import { vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { encodeApproval } from './checkApproval.js'
import { setSwapAmount } from './setSwapAmount.js'
import { startSwap } from './startSwap.js'
import { swapPart } from './swapPart.js'

export const usdc: Token = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
export const dai: Token = {
  address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
}
export const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
export const hash = `0x${'ab'.repeat(32)}`
const swapData = `0x${'12'.repeat(36)}` as const

export type ArrangeSwapOptions = ArrangeOptions & {
  readonly source?: Partial<SwapSource> & { readonly fee?: number }
  /** Whether the wallet executes several calls as one. */
  readonly atomic?: boolean
}

/**
 * A connected instance with 1 ETH, 5 USDC and no DAI on mainnet, whose provider gives two base units of anything for one
 * of anything else, and whose node simulates just that.
 */
export async function arrangeSwap({ source = {}, atomic = false, ...options }: ArrangeSwapOptions = {}) {
  const send = vi.fn<PreparedCalls['send']>(async () => hash)
  const prepareCalls = vi.fn(async () => ({ fee: 1n, maxFee: 2n, atomic, send }))
  const allowances = { current: 0n }
  const simulateCalls = vi.fn(
    async ({ tokens }: Pick<SimulateCallsParameters, 'calls' | 'tokens'>): Promise<CallsSimulation> => {
      const { amount = 0n } = getPart(test.portico, swapPart)
      const others = tokens.slice(2).map(() => 0n)
      return { status: 'success', changes: [-amount, 2n * amount, ...others], allowance: 0n }
    },
  )
  const base: SwapSource = {
    isSupported: async ({ networkId }) => networkId === 'eip155:1',
    listTokens: async () => [usdc, dai],
    quote: vi.fn(async ({ amount }) => ({ toAmount: 2n * amount })),
    buildApproval: vi.fn(async ({ account, from, amount }) => ({
      from: account,
      to: from.address ?? '',
      data: encodeApproval(router, amount),
      value: 0n,
    })),
    buildSwap: vi.fn(async ({ account, from, amount }) => ({
      from: account,
      to: router,
      data: swapData,
      value: from.address === undefined ? amount : 0n,
    })),
  }
  const loaded = { ...base, ...source }
  const provider: SwapProvider = { id: 'fake', name: 'Fake', load: async () => loaded }
  const test = await arrangeConnected({
    tokenBalances: [
      { token: usdc, amount: 5_000_000n },
      { token: dai, amount: 0n },
    ],
    ...options,
    options: { swaps: { providers: [provider] }, ...options.options },
    actions: {
      prepareCalls,
      simulateCalls,
      getAllowance: async () => allowances.current,
      isContract: async ({ address }) => address.toLowerCase() === router.toLowerCase(),
      getBalanceChanges: async () => [-500_000_000_000_000_000n, 999_999_999_999_999_999n],
      ...options.actions,
    },
  })
  // Loaded now, so that later loads settle within a flush of the clock.
  await test.portico[internals].loadActions('eip155')
  const state = getPart(test.portico, swapPart)
  return { ...test, state, source: loaded, send, prepareCalls, simulateCalls, allowances }
}

/** Like `arrangeSwap`, started and with the form filled in: 0.5 ETH to USDC, quoted. */
export async function arrangeQuoted(options: ArrangeSwapOptions = {}) {
  const test = await arrangeSwap(options)
  await startSwap(test.portico, { toToken: 'USDC' })
  setSwapAmount(test.portico, { text: '0.5' })
  await test.clock.advance(200)
  return test
}

/** Like `arrangeQuoted`, of 2 USDC to DAI, which needs an approval. */
export async function arrangeToken(options: ArrangeSwapOptions = {}) {
  const test = await arrangeSwap(options)
  await startSwap(test.portico, { fromToken: 'USDC', toToken: 'DAI' })
  setSwapAmount(test.portico, { text: '2' })
  await test.clock.advance(200)
  return test
}
