import { getFeature } from '../../../instance/getFeature.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletFeature } from '../state/embeddedWalletFeature.js'

/**
 * Gives a change of the e-mail address up; codes that were sent for it have no use any more.
 *
 * @param portico The instance.
 */
export function cancelEmailUpdate(portico: Portico): void {
  getFeature(portico, embeddedWalletFeature).update = { step: 'idle', email: undefined }
}
