import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const long = '0x1000000000000000000000000000000000000000'

export const stories: ViewStories<'TokenDetails'> = {
  // The balances never arrive.
  loading: {
    params: { networkId: 'eip155:1', address: usdc },
    async arrange(test) {
      test.adapter.setActions({ getTokenBalances: () => new Promise(() => {}) })
      await arrangeAccount(test, { tokens: makeTokens(2) })
    },
  },
  // The account holds none of it any more.
  empty: { params: { networkId: 'eip155:1', address: usdc }, arrange: (test) => arrangeAccount(test) },
  error: {
    params: { networkId: 'eip155:1', address: usdc },
    async arrange(test) {
      test.adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('the network is down')) })
      await arrangeAccount(test, { tokens: makeTokens(2) })
    },
  },
  // A name and an amount that hardly fit.
  filled: {
    params: { networkId: 'eip155:1', address: long },
    arrange: (test) => arrangeAccount(test, { tokens: makeTokens(4) }),
  },
}
