import { swapErrors } from '@portico/core'
import { arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const params = { side: 'to' } as const

export const stories: ViewStories<'SwapSelectToken'> = {
  // The provider never lists its tokens.
  loading: {
    params,
    async arrange(test) {
      void arrangeSwap(test, { source: { listTokens: () => new Promise(() => {}) } })
      await test.clock.flush()
    },
  },
  // Nothing but the native currency.
  empty: { params, arrange: (test) => arrangeSwap(test, { source: { listTokens: async () => [] } }) },
  error: {
    params,
    arrange: (test) =>
      arrangeSwap(test, {
        source: { listTokens: () => Promise.reject(swapErrors('swap/service-failed')) },
      }),
  },
  filled: { params, arrange: (test) => arrangeSwap(test) },
}
