import { submitPrimaryOtp, updateEmail } from '@portico/controllers/embedded-wallet'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame, arrangeLogin } from '../arrangeLogin.stories.js'

const email = 'new@example.com'

export const stories: ViewStories<'UpdateEmail'> = {
  // The code of the present address is waited for.
  loading: {
    params: {},
    async arrange(test) {
      await arrangeLogin(test)
      await updateEmail(test.portico, { email })
    },
  },
  // Nothing is typed yet.
  empty: { params: {}, arrange: async (test) => void (await arrangeLogin(test)) },
  // Nobody is logged in.
  error: { params: {}, arrange: (test) => void arrangeFrame(test) },
  // The code of the new address is waited for, and another mail may be asked for.
  filled: {
    params: {},
    async arrange(test) {
      await arrangeLogin(test)
      await updateEmail(test.portico, { email })
      await submitPrimaryOtp(test.portico, { code: '123456' })
      await test.clock.advance(30_000)
    },
  },
}
