import { getFeature } from '../features/getFeature.js'
import type { ViewParameters } from '../modal/open.js'
import { internals, type Portico } from '../portico/Portico.js'
import { addRoute } from './addRoute.js'
import { isHeld } from './isHeld.js'
import { isSameView } from './isSameView.js'
import { routerFeature } from './routerFeature.js'
import { setHistory } from './setHistory.js'
import { toRequest } from './toRequest.js'

/**
 * Shows a view and forgets the history, except for views that may not be left now: they stay below. Does nothing when
 * the modal is closed.
 *
 * @param portico The instance.
 * @param parameters The view with its parameters.
 */
export function reset(portico: Portico, parameters: ViewParameters): void {
  const { modal } = portico[internals].stores
  if (!modal.open) return
  const { history } = getFeature(portico, routerFeature)
  const request = toRequest(parameters)
  // Without a view in the modal's state the history is what was there when the modal closed last, or stands by.
  const stays = history.length === 1 && isSameView(history[0], request)
  const live = modal.view === undefined && !stays ? [] : history
  const top = live.at(-1)
  const held = live.filter((route) => isHeld(portico, route))
  if (top && isSameView(top, request)) {
    const next = [...held.filter((route) => route !== top), top]
    // The very same history draws nothing anew.
    setHistory(portico, next.length === history.length ? history : next, 'none')
  } else addRoute(portico, held, request, live.length === 0 ? 'none' : 'backward')
}
