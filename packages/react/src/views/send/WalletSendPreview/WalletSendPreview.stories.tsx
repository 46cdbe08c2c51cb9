import { transferErrors } from '@portico/core'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeSend } from '../arrangeSend.stories.js'

export const stories: ViewStories<'WalletSendPreview'> = {
  // The fee is never estimated.
  loading: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ prepareTransfer: () => new Promise(() => {}) })
      await arrangeSend(test)
    },
  },
  // The view was opened without a form to review.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  error: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ prepareTransfer: () => Promise.reject(transferErrors('transfer/estimate-failed')) })
      await arrangeSend(test)
    },
  },
  filled: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'alice.eth' }) },
}
