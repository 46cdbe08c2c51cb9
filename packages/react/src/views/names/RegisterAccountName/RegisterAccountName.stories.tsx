import { arrangeNames, typeName } from '../../arrangeNames.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'RegisterAccountName'> = {
  // The service is being asked about the name.
  loading: {
    params: {},
    async arrange(test) {
      await arrangeNames(test, { lookup: 'hang', suggested: 'hang' })
      await typeName(test, 'alice')
    },
  },
  empty: { params: {}, arrange: (test) => arrangeNames(test) },
  // The service does not tell who has the name.
  error: {
    params: {},
    async arrange(test) {
      await arrangeNames(test, { lookup: { json: {}, status: 400 }, suggested: { json: {}, status: 400 } })
      await typeName(test, 'alice')
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      await arrangeNames(test)
      await typeName(test, 'alice')
    },
  },
}
