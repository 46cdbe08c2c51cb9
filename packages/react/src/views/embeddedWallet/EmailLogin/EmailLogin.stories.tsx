import { embeddedWalletErrors, startEmailLogin } from '@portico/controllers/embedded-wallet'
import { getPart } from '@portico/controllers/internal'
import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame } from '../arrangeLogin.stories.js'

export const stories: ViewStories<'EmailLogin'> = {
  // The frame is still loading. The field stays empty, because the user is typing in it.
  loading: {
    params: {},
    arrange(test) {
      arrangeFrame(test).answer('connectEmail', 'hang')
      void startEmailLogin(test.portico, { email: 'ann@example.com' }).catch(() => {})
    },
  },
  empty: { params: {}, arrange: (test) => void arrangeFrame(test) },
  error: {
    params: {},
    arrange(test) {
      arrangeFrame(test)
      const cause = embeddedWalletErrors('embedded-wallet/session-expired')
      getPart(test.portico, embeddedWalletPart).alert = { code: 'SESSION_EXPIRED', cause, nextStep: 'log-in' }
    },
  },
  filled: { params: {}, arrange: (test) => void arrangeFrame(test) },
}
