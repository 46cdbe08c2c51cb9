import { confirmAccountName } from '@portico/controllers'
import { arrangeNames, typeName } from '../../arrangeNames.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'RegisterAccountNameSuccess'> = {
  // It waits for nothing.
  loading: { params: {}, arrange: (test) => arrangeNames(test) },
  // Nothing was registered.
  empty: { params: {}, arrange: (test) => arrangeNames(test) },
  // The longest name that there is.
  error: {
    params: {},
    async arrange(test) {
      await arrangeNames(test)
      await typeName(test, 'a-name-of-as-many-characters-as-there-may-be-before-its-zone-63')
      await confirmAccountName(test.portico)
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      await arrangeNames(test)
      await typeName(test, 'alice')
      await confirmAccountName(test.portico)
    },
  },
}
