import { arrangeOnramp, makeRecord } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const hour = 3_600_000
const { at } = makeRecord()

export const stories: ViewStories<'OnRampActivity'> = {
  loading: {
    params: {},
    arrange: (test) => arrangeOnramp(test, { source: { listRecords: () => new Promise(() => {}) } }),
  },
  empty: { params: {}, arrange: (test) => arrangeOnramp(test) },
  error: {
    params: {},
    arrange: (test) => arrangeOnramp(test, { source: { listRecords: () => Promise.reject(new Error('down')) } }),
  },
  filled: {
    params: {},
    arrange: (test) =>
      arrangeOnramp(test, {
        source: {
          listRecords: async () => [
            makeRecord({ id: 'p3', status: 'pending', at: at + hour }),
            makeRecord({ hash: `0x${'ab'.repeat(32)}` }),
            makeRecord({ id: 'p0', status: 'failed', at: at - 30 * hour, amount: '0.0123', symbol: 'ETH' }),
          ],
        },
      }),
  },
}
