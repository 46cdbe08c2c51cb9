import type { ViewStories } from '../../ViewStories.js'

// The view is always the same: it loads nothing and nothing can fail.
export const stories: ViewStories<'WhatIsABuy'> = {
  loading: { params: {} },
  empty: { params: {} },
  error: { params: {} },
  filled: { params: {} },
}
