import type { ViewRequest } from '../../instance/state/modalState.js'
import type { Route } from '../../instance/state/routes.js'
import type { ViewParameters } from '../modal/openModal.js'

/** Fills in missing parameters of a view. */
export function toRequest({ view, params = {} }: ViewParameters): ViewRequest {
  // `ViewParameters` checked the parameters against the view; only views that need none may omit them.
  return { view, params } as ViewRequest
}

/** Returns whether a route shows the requested view with the same parameters. `undefined` ones count as missing. */
export function isSameView(route: Route | undefined, { view, params }: ViewRequest): boolean {
  if (route?.name !== view) return false
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const present = Object.entries(route.params).filter(([, value]) => value !== undefined)
  return given.length === present.length && given.every(([key, value]) => Reflect.get(route.params, key) === value)
}
