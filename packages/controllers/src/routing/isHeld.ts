import { getFeature } from '../features/getFeature.js'
import type { Portico } from '../portico/Portico.js'
import { closeGuardsFeature } from './closeGuardsFeature.js'
import type { Route } from './RouteParams.js'

/** Says whether a route may not be left now, see `setCloseGuard`. */
export function isHeld(portico: Portico, { name }: Pick<Route, 'name'>): boolean {
  return getFeature(portico, closeGuardsFeature).get(name)?.(portico) === false
}
