import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { ViewName } from '../instance/state/routes.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'
import { describeRoute } from './describeRoute.js'

/** Returns the event for what the user chose to reach a view; `undefined` if nothing was chosen, as on the way back. */
export function describeView(portico: Portico, view: ViewName): AnalyticsEvent | undefined {
  const { direction, history } = getPart(portico, routerPart)
  const route = history.at(-1)
  return direction === 'forward' && route?.name === view ? describeRoute(portico, route) : undefined
}
