import { definePart } from '../../instance/definePart.js'

type OriginsPart = {
  /** Promise of the allowed origins; `undefined` before the first request and after a failed one. */
  origins: Promise<readonly string[]> | undefined
  /** Whether the service has no project with this id. */
  isUnknown: boolean
}

/** Origins on which the project allows the app. */
export const originsPart = definePart<OriginsPart>({
  key: 'origins',
  create: () => ({ origins: undefined, isUnknown: false }),
})
