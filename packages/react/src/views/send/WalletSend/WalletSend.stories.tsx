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
  // A form nobody has touched.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  // A name nobody owns.
  error: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'nobody.eth' }) },
  filled: { params: {}, arrange: (test) => arrangeSend(test, { recipient: 'alice.eth' }) },
}
