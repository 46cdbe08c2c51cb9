import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'

/**
 * Gives a change of the e-mail address up; codes that were sent for it have no use any more.
 *
 * @param portico The instance.
 */
export function cancelEmailUpdate(portico: Portico): void {
  getPart(portico, embeddedWalletPart).update = { step: 'idle', email: undefined }
}
