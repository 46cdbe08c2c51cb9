import { arrangeOnramp, makeRecord } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const hash = `0x${'ab'.repeat(32)}`

export const stories: ViewStories<'BuyInProgress'> = {
  // The provider's page is open.
  loading: { params: {}, arrange: (test) => arrangeOnramp(test, { buyAt: 'first' }) },
  // No purchase is under way.
  empty: { params: {}, arrange: (test) => arrangeOnramp(test) },
  // It was declined.
  error: {
    params: {},
    arrange: (test) =>
      arrangeOnramp(test, {
        source: { listRecords: async () => [makeRecord({ status: 'failed', at: test.clock.now() })] },
        buyAt: 'first',
      }),
  },
  // Less has arrived than was offered.
  filled: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ getBalanceChanges: async () => [47_120_001n] })
      await arrangeOnramp(test, {
        source: { listRecords: async () => [makeRecord({ at: test.clock.now(), hash })] },
        buyAt: 'first',
      })
    },
  },
}
