import { prepareSignIn } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeSignIn } from '../arrangeSignIn.stories.js'

export const stories: ViewStories<'ConnectingSiwe'> = {
  // The wallet is asked, and says nothing yet.
  loading: {
    params: {},
    async arrange(test) {
      await arrangeSignIn(test)
      await prepareSignIn(test.portico)
      test.adapter.setActions({ signMessage: () => new Promise(() => {}) })
    },
  },
  // An app without sign-in that opens the view all the same.
  empty: { params: {}, arrange: ({ connect }) => connect() },
  // There is no message to sign: its server does not answer.
  error: {
    params: {},
    async arrange(test) {
      await arrangeSignIn(test, { prepare: (siwx) => siwx.onMessage({ error: new Error('503') }) })
      await prepareSignIn(test.portico).catch(() => {})
    },
  },
  // An app with a name of its own, and a wallet that is locked.
  filled: {
    params: {},
    async arrange(test) {
      const metadata = { ...getInternals(test.portico).context.metadata, name: 'Orders of the Northern Branch' }
      Object.assign(getInternals(test.portico).context, { metadata })
      test.adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/locked')) })
      await arrangeSignIn(test)
    },
  },
}
