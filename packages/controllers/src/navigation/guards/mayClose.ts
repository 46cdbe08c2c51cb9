import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import type { CloseReason } from '../../instance/state/modalState.js'
import { type Route, routes } from '../../instance/state/routes.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'
import { routerPart } from '../routes/routerPart.js'
import { refuseClose } from './refuseClose.js'

/** Whether a route in the history blocks leaving it and closing the modal. A forced close always works. */
export function isHeld(portico: Portico, { name }: Pick<Route, 'name'>): boolean {
  const { heldOnUnsupportedNetwork, heldUntilSignedIn } = routes[name]
  if (heldUntilSignedIn) return portico[internals].signIn?.mustSign() === true
  return heldOnUnsupportedNetwork === true && mustSwitchNetwork(portico)
}

/**
 * Returns whether the modal may close, and shakes it if not. The end of a connection or of the instance always closes
 * it.
 */
export function mayClose(portico: Portico, reason: CloseReason): boolean {
  if (reason === 'disconnected' || reason === 'destroyed') return true
  if (!getPart(portico, routerPart).history.some((route) => isHeld(portico, route))) return true
  refuseClose(portico)
  return false
}
