import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { arrangeSend } from '../../arrangeSend.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'WalletSend'> = {
  // The balance never arrives.
  loading: {
    params: {},
    async arrange(test) {
      test.adapter.getNativeBalance = () => new Promise(() => {})
      await arrangeAccount(test)
    },
  },
  // An untouched form, of an account with a balance too long to fit.
  empty: { params: {}, arrange: (test) => arrangeAccount(test, { balance: 10n ** 38n + 1n }) },
  // A name without an owner.
  error: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'nobody.eth' }) },
  filled: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'alice.eth' }) },
}
