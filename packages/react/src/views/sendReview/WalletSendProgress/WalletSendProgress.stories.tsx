import { confirmSend, reviewSend } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { PorticoError, transferErrors } from '@portico/core'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'
import type { ViewStories } from '../../ViewStories.js'

async function arrangeSent(test: TestPortico): Promise<void> {
  await arrangeSend(test)
  await reviewSend(test.portico)
  await confirmSend(test.portico)
  await test.clock.flush()
}

export const stories: ViewStories<'WalletSendProgress', string> = {
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
  replaced: {
    params: {},
    arrange(test) {
      test.adapter.setActions({ waitFor: () => Promise.reject(transferErrors('transfer/replaced')) })
      return arrangeSent(test)
    },
  },
  // Nobody knows whether the wallet has sent it.
  unknown: {
    params: {},
    async arrange(test) {
      const error = new PorticoError('evm/outcome-unknown', undefined, { shortMessage: 'gone' })
      const quote = { fee: 10n ** 14n, maxFee: 2n * 10n ** 14n }
      test.adapter.setActions({
        prepareTransfer: async () => ({ ...quote, send: () => Promise.reject(error) }),
      })
      await arrangeSent(test).catch(() => {})
    },
  },
}
