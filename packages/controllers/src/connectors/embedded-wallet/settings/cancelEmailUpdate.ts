import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'

/**
 * Cancels a change of the e-mail address. Codes that were sent for it become useless.
 *
 * @param portico The instance.
 */
export function cancelEmailUpdate(portico: Portico): void {
  getPart(portico, embeddedWalletPart).update = { step: 'idle', email: undefined }
}
