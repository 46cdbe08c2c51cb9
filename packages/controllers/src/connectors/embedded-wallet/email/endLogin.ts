import { getFeature } from '../../../instance/getFeature.js'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletFeature } from '../state/embeddedWalletFeature.js'
import type { LoginWork } from './loginWorkFeature.js'
import { loginWorkFeature } from './loginWorkFeature.js'

/** Ends a login that runs, or only the one given; its waits are aborted and the state tells of none. */
export function endLogin(portico: Portico, only?: LoginWork): void {
  // What ends with the instance is ended by it.
  if (getInternals(portico).lifetime.aborted) return
  const login = getFeature(portico, loginWorkFeature)
  const { work } = login
  if (!work || (only && only !== work)) return
  login.work = undefined
  login.stop?.()
  login.stop = undefined
  Object.assign(getFeature(portico, embeddedWalletFeature), { step: 'idle', email: undefined, expiresAt: undefined })
  work.controller.abort()
  work.undo?.()
}
