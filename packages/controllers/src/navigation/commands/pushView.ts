import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import type { ViewParameters } from '../modal/openModal.js'
import { addRoute } from '../routes/addRoute.js'
import { routerPart } from '../routes/routerPart.js'
import { isSameView, toRequest } from '../routes/viewRequest.js'

/** What `pushView` takes. */
export type PushViewParameters = ViewParameters

/**
 * Shows a view on top of the current one. Does nothing if that view with the same parameters is on top already, or if
 * the modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function pushView(portico: Portico, parameters: PushViewParameters): void {
  if (!portico[internals].stores.modal.open) return
  const { history } = getPart(portico, routerPart)
  const request = toRequest(parameters)
  if (!isSameView(history.at(-1), request)) addRoute(portico, history, request, 'forward')
}
