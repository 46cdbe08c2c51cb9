import { getFeature } from '../features/getFeature.js'
import type { ViewParameters } from '../modal/open.js'
import { internals, type Portico } from '../portico/Portico.js'
import { addRoute } from './addRoute.js'
import { isHeld } from './isHeld.js'
import { isSameView } from './isSameView.js'
import { routerFeature } from './routerFeature.js'
import { toRequest } from './toRequest.js'

/**
 * Shows a view in place of the present one. A view that may not be left now stays below it. Does nothing when that view
 * with the same parameters is on top already, or when the modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function replace(portico: Portico, parameters: ViewParameters): void {
  if (!portico[internals].stores.modal.open) return
  const { history } = getFeature(portico, routerFeature)
  const request = toRequest(parameters)
  const top = history.at(-1)
  if (isSameView(top, request)) return
  addRoute(portico, top && isHeld(portico, top) ? history : history.slice(0, -1), request, 'forward')
}
