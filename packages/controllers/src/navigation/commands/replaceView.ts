import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { isHeld } from '../guards/mayClose.js'
import type { ViewParameters } from '../modal/openModal.js'
import { addRoute } from '../routes/addRoute.js'
import { routerPart } from '../routes/routerPart.js'
import { isSameView, toRequest } from '../routes/viewRequest.js'

/** What `replaceView` takes. */
export type ReplaceViewParameters = ViewParameters

/**
 * Shows a view instead of the current one. A view that may not be left now stays below it. Does nothing if that view
 * with the same parameters is on top already, or if the modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function replaceView(portico: Portico, parameters: ReplaceViewParameters): void {
  if (!portico[internals].stores.modal.open) return
  const { history } = getPart(portico, routerPart)
  const request = toRequest(parameters)
  const top = history.at(-1)
  if (isSameView(top, request)) return
  addRoute(portico, top && isHeld(portico, top) ? history : history.slice(0, -1), request, 'forward')
}
