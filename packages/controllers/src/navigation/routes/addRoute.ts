import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { ViewRequest } from '../../instance/state/modalState.js'
import type { Route } from '../../instance/state/routes.js'
import { type RouterState, routerPart } from './routerPart.js'
import { setHistory } from './setHistory.js'

/** Adds a new route on top of a history. */
export function addRoute(
  portico: Portico,
  below: readonly Route[],
  { view, params }: ViewRequest,
  direction: RouterState['direction'],
): void {
  const router = getPart(portico, routerPart)
  // `ViewRequest` ties the parameters to the view just as `Route` does.
  const route = { name: view, params, key: ++router.serial } as Route
  setHistory(portico, [...below, route], direction)
}
