import { getFeature } from '../features/getFeature.js'
import type { ViewParameters } from '../modal/open.js'
import { internals, type Portico } from '../portico/Portico.js'
import { addRoute } from './addRoute.js'
import { isSameView } from './isSameView.js'
import { routerFeature } from './routerFeature.js'
import { toRequest } from './toRequest.js'

/**
 * Shows a view on top of the present one. Does nothing when that view with the same parameters is on top already, or
 * when the modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function push(portico: Portico, parameters: ViewParameters): void {
  if (!portico[internals].stores.modal.open) return
  const { history } = getFeature(portico, routerFeature)
  const request = toRequest(parameters)
  if (!isSameView(history.at(-1), request)) addRoute(portico, history, request, 'forward')
}
