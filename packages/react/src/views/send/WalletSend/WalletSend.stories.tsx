import { arrangeAccount } from '../../arrangeAccount.stories.js'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeSend } from '../arrangeSend.stories.js'

export const stories: ViewStories<'WalletSend'> = {
  // The balance never arrives.
  loading: {
    params: {},
    async arrange(test) {
      test.adapter.getNativeBalance = () => new Promise(() => {})
      await arrangeAccount(test)
    },
  },
  // A form nobody has touched, of an account that holds more than fits.
  empty: { params: {}, arrange: (test) => arrangeAccount(test, { balance: 10n ** 38n + 1n }) },
  // A name nobody owns.
  error: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'nobody.eth' }) },
  filled: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'alice.eth' }) },
}
