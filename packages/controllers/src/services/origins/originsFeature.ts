import { defineFeature } from '../../instance/defineFeature.js'

type OriginsFeature = {
  /** Promise of the allowed origins; `undefined` before the first request and after a failed one. */
  origins: Promise<readonly string[]> | undefined
  /** Whether the service has no project with the app's id. */
  isUnknown: boolean
}

/** The origins on which the project's owner allows the app. */
export const originsFeature = defineFeature<OriginsFeature>({
  key: 'origins',
  create: () => ({ origins: undefined, isUnknown: false }),
})
