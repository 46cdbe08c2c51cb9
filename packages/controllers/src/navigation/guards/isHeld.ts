import { getFeature } from '../../instance/getFeature.js'
import type { Portico } from '../../instance/Portico.js'
import type { Route } from '../../instance/state/RouteParams.js'
import { closeGuardsFeature } from './closeGuardsFeature.js'

/** Says whether a route may not be left now, see `setCloseGuard`. */
export function isHeld(portico: Portico, { name }: Pick<Route, 'name'>): boolean {
  return getFeature(portico, closeGuardsFeature).get(name)?.(portico) === false
}
