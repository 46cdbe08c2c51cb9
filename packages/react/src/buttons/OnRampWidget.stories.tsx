import type { TestPortico } from '@portico/controllers/testing'
import { arrangeOnramp } from '../views/arrangeOnramp.stories.js'
import {
  arrangeWithoutOptions,
  arrangeWithoutProvider,
  arrangeWithoutTokens,
} from '../views/onramp/arrangeChoice.stories.js'

/** One state of the widget, which stands in the page. */
type WidgetStory = {
  readonly params: Readonly<Record<string, never>>
  /** Brings the instance into the state before the widget is shown. */
  arrange?(test: TestPortico): Promise<void>
}

export const stories: Readonly<Record<string, WidgetStory>> = {
  loading: { params: {}, arrange: arrangeWithoutOptions },
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
  'not connected': { params: {} },
  'too little': { params: {}, arrange: (test) => arrangeOnramp(test, { amount: '9.99' }) },
  'nothing to buy': { params: {}, arrange: arrangeWithoutTokens },
  'no provider': { params: {}, arrange: arrangeWithoutProvider },
  'purchase under way': { params: {}, arrange: (test) => arrangeOnramp(test, { buyAt: 'first' }) },
}
