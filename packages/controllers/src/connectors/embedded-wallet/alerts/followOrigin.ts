import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { checkOrigin } from '../../../services/origins/checkOrigin.js'
import { originsPart } from '../../../services/origins/originsPart.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { raiseAlert } from './raiseAlert.js'

/**
 * Alerts once when the project's owner does not allow this page, or when there is no such project. The login goes on meanwhile: the list may take long to
 * come, and the wallet site decides by itself whom it serves.
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
