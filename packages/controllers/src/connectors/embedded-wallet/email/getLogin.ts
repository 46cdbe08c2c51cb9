import { ensureLive } from '../../../instance/ensureLive.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState, LoginStep } from '../state/EmbeddedWalletState.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { type LoginWork, loginWorkPart } from './loginWorkPart.js'

/**
 * Returns the current login if it is at one of the given steps.
 *
 * @throws `embedded-wallet/no-login`, `instance/destroyed`
 */
export function getLogin(
  portico: Portico,
  steps: readonly LoginStep[],
): { readonly work: LoginWork; readonly state: EmbeddedWalletState; readonly email: string } {
  ensureLive(portico)
  const { work } = getPart(portico, loginWorkPart)
  const state = getPart(portico, embeddedWalletPart)
  const { email } = state
  if (!work || email === undefined || !steps.includes(state.step))
    throw embeddedWalletErrors('embedded-wallet/no-login')
  return { work, state, email }
}
