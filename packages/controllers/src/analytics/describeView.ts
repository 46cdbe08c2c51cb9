import { getFeature } from '../instance/getFeature.js'
import type { Portico } from '../instance/Portico.js'
import type { ViewName } from '../instance/state/RouteParams.js'
import { routerFeature } from '../navigation/routes/routerFeature.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'
import { describeRoute } from './describeRoute.js'

/** Tells what a person chose who came to a view; `undefined` when nothing was chosen, as on the way back. */
export function describeView(portico: Portico, view: ViewName): AnalyticsEvent | undefined {
  const { direction, history } = getFeature(portico, routerFeature)
  const route = history.at(-1)
  return direction === 'forward' && route?.name === view ? describeRoute(portico, route) : undefined
}
