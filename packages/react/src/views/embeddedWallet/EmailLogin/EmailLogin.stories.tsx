import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame } from '../arrangeLogin.stories.js'

export const stories: ViewStories<'EmailLogin'> = {
  // The frame takes its time; the field is empty all the same, for it belongs to whoever types.
  loading: {
    params: {},
    arrange(test) {
      arrangeFrame(test).answer('connectEmail', 'hang')
      void startEmailLogin(test.portico, { email: 'ann@example.com' }).catch(() => {})
    },
  },
  empty: { params: {}, arrange: (test) => void arrangeFrame(test) },
  // Without its connector the form fails when it is sent; until then it looks like any other.
  error: { params: {} },
  filled: { params: {}, arrange: (test) => void arrangeFrame(test) },
}
