import { arrangeOnramp } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'OnRampProviders'> = {
  // The provider never names its page.
  loading: {
    params: {},
    arrange: (test) =>
      arrangeOnramp(test, { source: { getUrl: () => new Promise(() => {}), quote: () => new Promise(() => {}) } }),
  },
  empty: { params: {}, arrange: (test) => arrangeOnramp(test, { amount: '' }) },
  error: {
    params: {},
    arrange: (test) =>
      arrangeOnramp(test, {
        source: { getUrl: () => Promise.reject(new Error('down')), quote: async () => undefined },
        hasSecond: false,
      }),
  },
  filled: { params: {}, arrange: (test) => arrangeOnramp(test) },
}
