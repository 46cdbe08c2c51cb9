import { arrangeNames } from '../../arrangeNames.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'ChooseAccountName'> = {
  // It waits for nothing, and nothing in it can fail.
  loading: { params: {}, arrange: (test) => arrangeNames(test) },
  // Nobody is connected.
  empty: { params: {} },
  error: { params: {}, arrange: (test) => arrangeNames(test, { own: { json: {}, status: 400 } }) },
  filled: { params: {}, arrange: (test) => arrangeNames(test) },
}
