import type { ViewRequest } from '../../instance/state/modalState.js'
import type { Route } from '../../instance/state/routes.js'
import type { ViewParameters } from '../modal/openModal.js'

/** Fills in the parameters a view was asked for without. */
export function toRequest({ view, params = {} }: ViewParameters): ViewRequest {
  // The parameters were checked against the view by `ViewParameters`; only views that need none leave them out.
  return { view, params } as ViewRequest
}

/** Says whether a route shows the asked view with the same parameters; those set to `undefined` count as left out. */
export function isSameView(route: Route | undefined, { view, params }: ViewRequest): boolean {
  if (route?.name !== view) return false
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const present = Object.entries(route.params).filter(([, value]) => value !== undefined)
  return given.length === present.length && given.every(([key, value]) => Reflect.get(route.params, key) === value)
}
