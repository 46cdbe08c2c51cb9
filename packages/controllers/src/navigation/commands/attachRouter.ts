import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { routerLinkPart } from './routerLinkPart.js'

/**
 * Connects the router to an instance: from now on it shows what `openModal` asks for and is asked before the modal closes.
 * Called by the modal's code when it arrives; calling it again does nothing.
 *
 * @param portico The instance.
 */
export function attachRouter(portico: Portico): void {
  getPart(portico, routerLinkPart)
}
