import { confirmSend, reviewSend } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'
import type { ViewStories } from '../../ViewStories.js'

async function arrangeSent(test: TestPortico): Promise<void> {
  await arrangeSend(test)
  await reviewSend(test.portico)
  await confirmSend(test.portico)
  await test.clock.flush()
}

export const stories: ViewStories<'WalletSendProgress'> = {
  // No block takes the transaction.
  loading: {
    params: {},
    arrange(test) {
      test.adapter.setActions({ waitFor: () => new Promise(() => {}) })
      return arrangeSent(test)
    },
  },
  // Nothing was sent.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  error: {
    params: {},
    arrange(test) {
      test.adapter.setActions({ waitFor: async ({ hash }) => ({ hash, status: 'reverted' }) })
      return arrangeSent(test)
    },
  },
  filled: { params: {}, arrange: arrangeSent },
}
