import { prepareSignIn, signIn } from '@portico/controllers'
import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeSignIn } from '../arrangeSignIn.stories.js'

const resources = Array.from({ length: 12 }, (_, at) => `https://app.example/terms/${at}/a-rather-long-name-of-a-page`)

export const stories: ViewStories<'SIWXSignMessage'> = {
  loading: {
    params: {},
    async arrange(test) {
      await arrangeSignIn(test, { prepare: (siwx) => siwx.onMessage('hang') })
    },
  },
  // The least a message can say; the app may go on without it.
  empty: {
    params: {},
    async arrange(test) {
      await arrangeSignIn(test, { required: false, message: { statement: undefined } })
      await prepareSignIn(test.portico)
    },
  },
  // The person has declined, and the message is for another site.
  error: {
    params: {},
    async arrange(test) {
      await arrangeSignIn(test, { message: { domain: 'app.example.evil.example' } })
      test.adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
      await signIn(test.portico).catch(() => {})
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      const statement = `I accept the terms of the app, all ${resources.length} of them: ${resources.join(', ')}`
      await arrangeSignIn(test, { message: { statement } })
      await prepareSignIn(test.portico)
    },
  },
}
