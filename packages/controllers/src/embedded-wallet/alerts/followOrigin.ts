import { checkOrigin } from '../../origins/checkOrigin.js'
import { getInternals } from '../../portico/getInternals.js'
import type { Portico } from '../../portico/Portico.js'
import { embeddedWalletErrors } from '../embeddedWalletErrors.js'
import { raiseAlert } from './raiseAlert.js'

/**
 * Alerts once when the project's owner does not allow this page. The login goes on meanwhile: the list may take long to
 * come, and the wallet site decides by itself whom it serves.
 */
export async function followOrigin(portico: Portico): Promise<void> {
  if (typeof location === 'undefined') return
  const { logger } = getInternals(portico)
  const { origin } = location
  if (await checkOrigin(portico, { origin })) return
  logger.warn('the project does not allow this origin', { origin })
  raiseAlert(portico, embeddedWalletErrors('embedded-wallet/origin-not-allowed', { origin }))
}
