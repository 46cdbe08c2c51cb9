import { swapErrors } from '@portico/core'
import { arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Swap'> = {
  // The provider never answers.
  loading: { params: {}, arrange: (test) => arrangeSwap(test, { source: { quote: () => new Promise(() => {}) } }) },
  empty: { params: {}, arrange: (test) => arrangeSwap(test, { amount: '' }) },
  error: {
    params: {},
    arrange: (test) =>
      arrangeSwap(test, { source: { quote: () => Promise.reject(swapErrors('swap/rate-limited', {})) } }),
  },
  filled: { params: {}, arrange: (test) => arrangeSwap(test) },
}
