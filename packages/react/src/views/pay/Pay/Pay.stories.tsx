import { arrangePay, usdcId } from '../../arrangePay.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Pay'> = {
  // The service never answers.
  loading: { params: {}, arrange: (test) => arrangePay(test, { exchanges: () => new Promise(() => {}) }) },
  empty: { params: {}, arrange: (test) => arrangePay(test, { exchanges: () => ({ exchanges: [], total: 0 }) }) },
  error: {
    params: {},
    arrange: (test) => arrangePay(test, { exchanges: () => Promise.reject(new Error('down')) }),
  },
  // As an app asks for a payment to itself.
  filled: {
    params: {
      asset: usdcId,
      amount: '12.5',
      recipient: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    },
    arrange: (test) => arrangePay(test),
  },
}
