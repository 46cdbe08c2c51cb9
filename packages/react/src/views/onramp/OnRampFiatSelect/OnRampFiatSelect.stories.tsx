import { arrangeOnramp } from '../../arrangeOnramp.stories.js'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeWithoutOptions, arrangeWithoutProvider, arrangeWithoutTokens } from '../arrangeChoice.stories.js'

export const stories: ViewStories<'OnRampFiatSelect'> = {
  loading: { params: {}, arrange: arrangeWithoutOptions },
  // There are no currencies of a network alone: they are listed all the same.
  empty: { params: {}, arrange: arrangeWithoutTokens },
  error: { params: {}, arrange: arrangeWithoutProvider },
  filled: { params: {}, arrange: (test) => arrangeOnramp(test) },
}
