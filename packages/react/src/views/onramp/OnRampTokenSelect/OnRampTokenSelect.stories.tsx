import { arrangeOnramp } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeWithoutOptions, arrangeWithoutProvider, arrangeWithoutTokens } from '../arrangeChoice.stories.js'

export const stories: ViewStories<'OnRampTokenSelect'> = {
  loading: { params: {}, arrange: arrangeWithoutOptions },
  empty: { params: {}, arrange: arrangeWithoutTokens },
  error: { params: {}, arrange: arrangeWithoutProvider },
  filled: { params: {}, arrange: (test) => arrangeOnramp(test) },
}
