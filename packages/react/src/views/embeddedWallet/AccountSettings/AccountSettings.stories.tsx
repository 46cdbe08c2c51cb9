import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame, arrangeLogin } from '../arrangeLogin.stories.js'

export const stories: ViewStories<'AccountSettings'> = {
  // A login without an address, such as a social one, has nothing to change.
  loading: {
    params: {},
    arrange: async (test) => void (await arrangeLogin(test, { email: null })),
  },
  // Nobody is logged in.
  empty: { params: {}, arrange: (test) => void arrangeFrame(test) },
  // The frame does not switch the account, which shows as the one that stays.
  error: { params: {}, arrange: async (test) => void (await arrangeLogin(test)) },
  filled: {
    params: {},
    arrange: async (test) => void (await arrangeLogin(test, { preferredAccountType: 'smartAccount' })),
  },
}
