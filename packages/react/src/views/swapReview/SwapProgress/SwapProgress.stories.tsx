import { confirmSwap, reviewSwap } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

async function arrangeSent(test: TestPortico, actions: ArrangeSwapOptions['actions'] = {}): Promise<void> {
  await arrangeSwap(test, { actions })
  await reviewSwap(test.portico)
  await confirmSwap(test.portico)
  await test.clock.flush()
}

export const stories: ViewStories<'SwapProgress'> = {
  // No block takes the transaction.
  loading: { params: {}, arrange: (test) => arrangeSent(test, { waitFor: () => new Promise(() => {}) }) },
  // Nothing was sent.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  error: {
    params: {},
    arrange: (test) => arrangeSent(test, { waitFor: async ({ hash }) => ({ hash, status: 'reverted' }) }),
  },
  filled: { params: {}, arrange: (test) => arrangeSent(test) },
}
