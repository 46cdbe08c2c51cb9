import { arrangeOnramp } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeWithoutProvider, arrangeWithoutTokens } from '../arrangeChoice.stories.js'

export const stories: ViewStories<'OnRampProviders', string> = {
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
  'too little': { params: {}, arrange: (test) => arrangeOnramp(test, { amount: '9.99' }) },
  'too much': { params: {}, arrange: (test) => arrangeOnramp(test, { amount: '12345678901.99' }) },
  'no price': {
    params: {},
    arrange: (test) => arrangeOnramp(test, { source: { quote: async () => undefined }, hasSecond: false }),
  },
  // Providers name their prices on their pages alone.
  'price on page': {
    params: {},
    arrange: (test) =>
      arrangeOnramp(test, {
        provider: { load: async () => ({ getUrl: async () => 'https://pay.example/' }) },
        hasSecond: false,
      }),
  },
  'nothing to buy': { params: {}, arrange: arrangeWithoutTokens },
  'no provider': { params: {}, arrange: arrangeWithoutProvider },
}
