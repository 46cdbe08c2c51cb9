import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { type LoginWork, loginWorkPart } from './loginWorkPart.js'

/** Ends the current login, or only the given one. Pending steps are aborted and the state is reset. */
export function endLogin(portico: Portico, only?: LoginWork): void {
  // The end of the instance cleans up by itself.
  if (getInternals(portico).lifetime.aborted) return
  const login = getPart(portico, loginWorkPart)
  const { work } = login
  if (!work || (only && only !== work)) return
  login.work = undefined
  login.stop?.()
  login.stop = undefined
  Object.assign(getPart(portico, embeddedWalletPart), { step: 'idle', email: undefined, expiresAt: undefined })
  work.controller.abort()
  work.undo?.()
}

/**
 * Cancels the current e-mail login. Its pending promises reject with `connection/aborted`.
 *
 * @param portico The instance.
 */
export function cancelLogin(portico: Portico): void {
  endLogin(portico)
}
