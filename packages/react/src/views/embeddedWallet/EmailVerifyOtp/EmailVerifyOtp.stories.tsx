import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame } from '../arrangeLogin.stories.js'

const email = 'ann@example.com'

export const stories: ViewStories<'EmailVerifyOtp'> = {
  // Another mail may be asked for only after half a minute.
  loading: {
    params: {},
    async arrange(test) {
      arrangeFrame(test)
      await startEmailLogin(test.portico, { email })
    },
  },
  // No login runs.
  empty: { params: {}, arrange: (test) => void arrangeFrame(test) },
  // An expired code.
  error: {
    params: {},
    async arrange(test) {
      arrangeFrame(test)
      await startEmailLogin(test.portico, { email })
      await test.clock.advance(1_200_000)
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      arrangeFrame(test)
      await startEmailLogin(test.portico, { email: `${'a'.repeat(40)}@${'long-name.'.repeat(6)}example` })
      await test.clock.advance(30_000)
    },
  },
}
