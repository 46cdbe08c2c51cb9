import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'WalletSendSelectToken'> = {
  // The balances never arrive.
  loading: {
    params: {},
    async arrange(test) {
      test.adapter.getNativeBalance = () => new Promise(() => {})
      await arrangeAccount(test)
    },
  },
  // An app without tokens: there is the native currency alone.
  empty: { params: {}, arrange: (test) => arrangeAccount(test, { balance: 0n }) },
  // The tokens' balances cannot be read.
  error: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('the network is down')) })
      await arrangeAccount(test, { tokens: makeTokens(2) })
    },
  },
  filled: { params: {}, arrange: (test) => arrangeAccount(test, { tokens: makeTokens(12) }) },
}
