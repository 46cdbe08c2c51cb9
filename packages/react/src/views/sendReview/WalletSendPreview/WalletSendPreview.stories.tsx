import { confirmSend, reviewSend } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { transferErrors } from '@portico/core'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const avatar = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="gold"/></svg>')}`

export const stories: ViewStories<'WalletSendPreview', string> = {
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
  filled: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'alice.eth', avatar }) },
  // The wallet is asked.
  asking: { params: {}, arrange: (test) => arrangeAsked(test, () => new Promise(() => {})) },
}

async function arrangeAsked(test: TestPortico, send: () => Promise<string>): Promise<void> {
  test.adapter.setActions({ prepareTransfer: async () => ({ fee: 10n ** 14n, maxFee: 2n * 10n ** 14n, send }) })
  await arrangeSend(test)
  await reviewSend(test.portico)
  confirmSend(test.portico).catch(() => {})
  await test.clock.flush()
}
