import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { type LoginWork, loginWorkPart } from './loginWorkPart.js'

/** Ends a login that runs, or only the one given; its waits are aborted and the state tells of none. */
export function endLogin(portico: Portico, only?: LoginWork): void {
  // What ends with the instance is ended by it.
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
 * Gives the login by e-mail that runs up. What waits for it rejects with `connection/aborted`.
 *
 * @param portico The instance.
 */
export function cancelLogin(portico: Portico): void {
  endLogin(portico)
}
