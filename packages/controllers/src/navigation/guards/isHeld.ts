import type { Portico } from '../../instance/Portico.js'
import { type Route, routes } from '../../instance/state/routes.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'

/** Whether a route in the history may not be left now, nor the modal be closed. A forced close always works. */
export function isHeld(portico: Portico, { name }: Pick<Route, 'name'>): boolean {
  return routes[name].heldOnUnsupportedNetwork === true && mustSwitchNetwork(portico)
}
