import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { isHeld } from '../guards/mayClose.js'
import type { ViewParameters } from '../modal/openModal.js'
import { addRoute } from '../routes/addRoute.js'
import { routerPart } from '../routes/routerPart.js'
import { setHistory } from '../routes/setHistory.js'
import { isSameView, toRequest } from '../routes/viewRequest.js'

/** What `resetView` takes. */
export type ResetViewParameters = ViewParameters

/**
 * Shows a view and clears the history, except for views that may not be left now: they stay below. Does nothing if the
 * modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function resetView(portico: Portico, parameters: ResetViewParameters): void {
  const { modal } = portico[internals].stores
  if (!modal.open) return
  const { history } = getPart(portico, routerPart)
  const request = toRequest(parameters)
  // Without a view in the modal's state, the history is a leftover of the last time it was open, or was prepared for
  // the next.
  const stays = history.length === 1 && isSameView(history[0], request)
  const live = modal.view === undefined && !stays ? [] : history
  const top = live.at(-1)
  const held = live.filter((route) => isHeld(portico, route))
  if (top && isSameView(top, request)) {
    const next = [...held.filter((route) => route !== top), top]
    // An unchanged history must not cause a re-render.
    setHistory(portico, next.length === history.length ? history : next, 'none')
  } else addRoute(portico, held, request, live.length === 0 ? 'none' : 'backward')
}
