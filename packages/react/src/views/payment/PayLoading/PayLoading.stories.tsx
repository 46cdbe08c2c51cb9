import { choosePayExchange, openPayPage } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangePay, arrangePriced, type PayAnswers, payHash } from '../../arrangePay.stories.js'
import type { ViewStories } from '../../ViewStories.js'

async function arrangePaid(test: TestPortico, answers: PayAnswers = {}): Promise<void> {
  await arrangePriced(test, answers)
  await choosePayExchange(test.portico, { exchangeId: 'coinlab' })
  await test.clock.flush()
}

export const stories: ViewStories<'PayLoading'> = {
  // The page is open, and nothing has been seen of the payment.
  loading: {
    params: {},
    async arrange(test) {
      await arrangePaid(test)
      openPayPage(test.portico, { isOpened: true })
    },
  },
  empty: { params: {}, arrange: (test) => arrangePay(test) },
  error: { params: {}, arrange: (test) => arrangePaid(test, { status: () => ({ status: 'FAILED' }) }) },
  filled: {
    params: {},
    arrange: (test) => arrangePaid(test, { status: () => ({ status: 'SUCCESS', txHash: payHash }) }),
  },
}
