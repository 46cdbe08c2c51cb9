import { defineFeature } from '../../instance/defineFeature.js'

type OriginsFeature = {
  /** The answer about allowed origins, or the wait for it; `undefined` until asked and after a failure. */
  origins: Promise<readonly string[]> | undefined
  /** Whether the service knows no project of the app's id. */
  isUnknown: boolean
}

/** What is known of where the project's owner allows the app. */
export const originsFeature = defineFeature<OriginsFeature>({
  key: 'origins',
  create: () => ({ origins: undefined, isUnknown: false }),
})
