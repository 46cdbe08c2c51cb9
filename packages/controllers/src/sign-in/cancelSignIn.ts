import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { resetView } from '../navigation/commands/resetView.js'
import { disconnectAccount } from './disconnectAccount.js'
import { isSignInRequired } from './requireSiwx.js'
import { signInPart } from './signInPart.js'
import { leaveSignIn } from './signInViews.js'
import { trackSignIn } from './trackSignIn.js'

/**
 * Declines to sign in. The wallet is disconnected if the account must be signed in, and Connect is shown; otherwise the
 * view is left and the account stays connected.
 *
 * @param portico The instance.
 */
export async function cancelSignIn(portico: Portico): Promise<void> {
  const { options } = getInternals(portico)
  const part = getPart(portico, signInPart)
  const { account } = part.state
  part.attempt?.controller.abort()
  part.state.error = undefined
  if (account) trackSignIn(portico, 'CLICK_CANCEL_SIWX', account)
  if (account && isSignInRequired(options.siwx)) return await disconnectAccount(portico, { account })
  leaveSignIn(portico)
  // Where it was opened without an account there is nothing to go back to.
  if (!account) resetView(portico, { view: 'Connect' })
}
