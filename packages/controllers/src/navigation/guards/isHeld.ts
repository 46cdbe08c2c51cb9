import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { Route } from '../../instance/state/RouteParams.js'
import { closeGuardsPart } from './closeGuardsPart.js'

/** Says whether a route may not be left now, see `setCloseGuard`. */
export function isHeld(portico: Portico, { name }: Pick<Route, 'name'>): boolean {
  return getPart(portico, closeGuardsPart).get(name)?.(portico) === false
}
