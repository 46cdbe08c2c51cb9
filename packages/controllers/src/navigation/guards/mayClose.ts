import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { CloseReason } from '../../instance/state/modalState.js'
import { routerPart } from '../routes/routerPart.js'
import { isHeld } from './isHeld.js'
import { refuseClose } from './refuseClose.js'

/** Says whether the modal may close, and shakes it when not. The end of a connection or of the instance always may. */
export function mayClose(portico: Portico, reason: CloseReason): boolean {
  if (reason === 'disconnected' || reason === 'destroyed') return true
  if (!getPart(portico, routerPart).history.some((route) => isHeld(portico, route))) return true
  refuseClose(portico)
  return false
}
