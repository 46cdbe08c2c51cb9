import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { checkOrigin } from '../../../services/origins/checkOrigin.js'
import { originsPart } from '../../../services/origins/originsPart.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { raiseAlert } from './raiseAlert.js'

/**
 * Raises an alert once if the project does not allow this page's origin, or does not exist. The login continues
 * meanwhile: the list may take long to load, and the wallet site decides by itself whom it serves.
 */
export async function followOrigin(portico: Portico): Promise<void> {
  if (typeof location === 'undefined') return
  const { logger } = getInternals(portico)
  const { origin } = location
  const isAllowed = await checkOrigin(portico, { origin })
  if (getPart(portico, originsPart).isUnknown)
    raiseAlert(portico, embeddedWalletErrors('embedded-wallet/project-id-invalid'))
  if (isAllowed) return
  logger.warn('the project does not allow this origin', { origin })
  raiseAlert(portico, embeddedWalletErrors('embedded-wallet/origin-not-allowed', { origin }))
}
