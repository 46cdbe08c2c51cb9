import type { TestPortico } from '@portico/controllers/testing'
import type { OnrampRecord } from '@portico/core'
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
    arrange: (test) => arrangeRecord(test, { status: 'failed' }),
  },
  // Less has arrived than was offered.
  filled: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ getBalanceChanges: async () => [47_120_001n] })
      await arrangeRecord(test, { hash })
    },
  },
}

/** A purchase of which the provider tells once its page is open. */
async function arrangeRecord(test: TestPortico, changes: Partial<OnrampRecord>): Promise<void> {
  const records: OnrampRecord[] = []
  await arrangeOnramp(test, { source: { listRecords: async () => records }, buyAt: 'first' })
  records.push(makeRecord({ at: test.clock.now(), ...changes }))
  await test.clock.advance(4_000)
}
