import { reviewSwap, setSlippage } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { swapErrors } from '@portico/core'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

/** The account's network has no swaps. */
async function arrangeElsewhere(test: TestPortico, networkIds: readonly string[]): Promise<void> {
  const isSupported = async ({ networkId }: { readonly networkId: string }) => networkIds.includes(networkId)
  await arrangeSwap(test, { source: { isSupported } }).catch(() => {})
}

async function arrangeSlippage(test: TestPortico, slippage: number): Promise<void> {
  await arrangeSwap(test)
  setSlippage(test.portico, { slippage })
  await test.clock.advance(200)
}

const fail = (error: Error): ArrangeSwapOptions => ({ source: { quote: () => Promise.reject(error) } })

export const stories: ViewStories<'Swap', string> = {
  // The provider never answers.
  loading: { params: {}, arrange: (test) => arrangeSwap(test, { source: { quote: () => new Promise(() => {}) } }) },
  empty: { params: {}, arrange: (test) => arrangeSwap(test, { amount: '' }) },
  error: { params: {}, arrange: (test) => arrangeSwap(test, fail(swapErrors('swap/rate-limited', {}))) },
  filled: { params: {}, arrange: (test) => arrangeSwap(test) },
  'other networks': { params: {}, arrange: (test) => arrangeElsewhere(test, ['eip155:8453']) },
  'no network': { params: {}, arrange: (test) => arrangeElsewhere(test, []) },
  'high slippage': { params: {}, arrange: (test) => arrangeSlippage(test, 450) },
  'low slippage': { params: {}, arrange: (test) => arrangeSlippage(test, 10) },
  'no price': { params: {}, arrange: (test) => arrangeSwap(test, fail(swapErrors('swap/service-failed'))) },
  'no route': { params: {}, arrange: (test) => arrangeSwap(test, { source: { quote: async () => undefined } }) },
  // Nobody knows what the tokens are worth.
  unpriced: { params: {}, arrange: (test) => arrangeSwap(test, { source: { getPrices: async () => [] } }) },
  'high impact': {
    params: {},
    arrange: (test) => arrangeSwap(test, { source: { quote: async () => ({ toAmount: 612_345_678n }) } }),
  },
  'too much': { params: {}, arrange: (test) => arrangeSwap(test, { amount: '123456789012.123456789012345678' }) },
  'too precise': { params: {}, arrange: (test) => arrangeSwap(test, { amount: '0.1234567890123456789' }) },
  // The account can pay the amount, but not the fee on top of it.
  'no fee': {
    params: {},
    async arrange(test) {
      const fee = 10n ** 20n
      const send = () => new Promise<never>(() => {})
      await arrangeSwap(test, { actions: { prepareCalls: async () => ({ fee, maxFee: fee, atomic: false, send }) } })
      await reviewSwap(test.portico).catch(() => {})
    },
  },
}
