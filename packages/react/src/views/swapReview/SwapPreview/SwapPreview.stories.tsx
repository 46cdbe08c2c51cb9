import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'SwapPreview'> = {
  // The swap is never built.
  loading: {
    params: {},
    arrange: (test) => arrangeSwap(test, { source: { buildSwap: () => new Promise(() => {}) } }),
  },
  // The view was opened without a form to review.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  // What the provider built takes more than was agreed.
  error: {
    params: {},
    arrange: (test) =>
      arrangeSwap(test, {
        actions: { simulateCalls: async () => ({ status: 'success', changes: [-(10n ** 18n), 1n], allowance: 0n }) },
      }),
  },
  // A token needs an approval first.
  filled: { params: {}, arrange: (test) => arrangeSwap(test, { fromToken: 'USDC', amount: '100' }) },
}
