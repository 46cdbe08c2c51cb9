import { cancelPay, choosePayExchange, openPayPage } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { payPart } from '@portico/controllers/ui'
import { arrangePay, arrangePriced, type PayAnswers, payHash } from '../../arrangePay.stories.js'
import { reachState } from '../../reachState.stories.js'
import type { ViewStories } from '../../ViewStories.js'

/** A payment by an exchange. `changes` is what the chain says about its transaction; default all of it. */
async function arrangePaid(
  test: TestPortico,
  answers: PayAnswers = {},
  changes?: readonly (bigint | undefined)[],
): Promise<void> {
  await arrangePriced(test, answers)
  if (changes) test.adapter.setActions({ getBalanceChanges: async () => changes })
  await choosePayExchange(test.portico, { exchangeId: 'coinlab' })
  await test.clock.flush()
}

export const stories: ViewStories<'PayLoading', string> = {
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
  // The exchange names no page.
  preparing: {
    params: {},
    async arrange(test) {
      await arrangePriced(test, { page: () => new Promise(() => {}) })
      choosePayExchange(test.portico, { exchangeId: 'meridian' }).catch(() => {})
    },
  },
  ready: { params: {}, arrange: (test) => arrangePaid(test) },
  late: { params: {}, arrange: (test) => arrangeQuiet(test, 'late') },
  unseen: { params: {}, arrange: (test) => arrangeQuiet(test, 'unseen') },
  processing: { params: {}, arrange: (test) => arrangePaid(test, { status: () => ({ status: 'IN_PROGRESS' }) }) },
  // The chain does not know the exchange's transaction yet.
  confirming: {
    params: {},
    arrange: (test) => arrangePaid(test, { status: () => ({ status: 'SUCCESS', txHash: payHash }) }, [undefined]),
  },
  // Less has arrived than was asked for.
  less: {
    params: {},
    arrange: (test) => arrangePaid(test, { status: () => ({ status: 'SUCCESS', txHash: payHash }) }, [12_000_001n]),
  },
  // The exchange names no transaction.
  reported: { params: {}, arrange: (test) => arrangePaid(test, { status: () => ({ status: 'SUCCESS' }) }) },
  canceled: {
    params: {},
    async arrange(test) {
      await arrangePaid(test)
      openPayPage(test.portico, { isOpened: true })
      cancelPay(test.portico)
    },
  },
  unreachable: {
    params: {},
    async arrange(test) {
      await arrangePaid(test, { status: () => Promise.reject(new Error('offline')) })
      openPayPage(test.portico, { isOpened: true })
      await reachState(test, () => getPart(test.portico, payPart).payment?.isUnreachable === true, 4_000)
    },
  },
}

/** A payment of which nothing is heard. */
async function arrangeQuiet(test: TestPortico, phase: 'late' | 'unseen'): Promise<void> {
  await arrangePaid(test)
  openPayPage(test.portico, { isOpened: true })
  await reachState(test, () => getPart(test.portico, payPart).payment?.phase === phase, 60_000)
}
