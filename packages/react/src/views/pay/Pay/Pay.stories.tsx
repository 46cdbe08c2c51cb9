import { setPayAmount, startPay } from '@portico/controllers'
import { arrangePay, usdcId } from '../../arrangePay.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'Pay', string> = {
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
  // To the account itself, as much as one types.
  'own amount': { params: { asset: usdcId }, arrange: (test) => arrangePay(test) },
  'too precise': {
    params: { asset: usdcId },
    async arrange(test) {
      await arrangePay(test)
      await startPay(test.portico, { asset: usdcId })
      setPayAmount(test.portico, { text: '12.1234567' })
    },
  },
  // Nobody pays the amount that the app has set.
  'no exchange': {
    params: { asset: usdcId, amount: '12.5' },
    arrange: (test) => arrangePay(test, { exchanges: () => ({ exchanges: [], total: 0 }) }),
  },
}
