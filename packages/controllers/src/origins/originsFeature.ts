import { defineFeature } from '../features/defineFeature.js'

/** The answer about allowed origins, or the wait for it; `undefined` until asked and after a failure. */
export const originsFeature = defineFeature<{ origins: Promise<readonly string[]> | undefined }>({
  key: 'origins',
  create: () => ({ origins: undefined }),
})
