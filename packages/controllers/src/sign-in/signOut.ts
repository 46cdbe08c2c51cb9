import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { disconnectAccount } from './disconnectAccount.js'
import { endVerifications } from './endVerifications.js'
import { isSameAccount } from './readSignInAccount.js'
import { isSignInRequired, requireSiwx } from './requireSiwx.js'
import { revokeSession } from './revokeSignIn.js'
import { signInPart } from './signInPart.js'

/**
 * Signs the selected account out, here and in other tabs. It is disconnected too if it must be signed in.
 *
 * @param portico The instance.
 * @throws `siwx/not-enabled`, `siwx/no-account`, `sign-in/sign-out-failed` and errors of the app's `siwx`, after which the
 * account is still signed in
 */
export async function signOut(portico: Portico): Promise<void> {
  const { siwx, account } = requireSiwx(portico)
  const part = getPart(portico, signInPart)
  part.attempt?.controller.abort()
  endVerifications(portico, [account.networkId], account.address)
  await revokeSession(portico, account.networkId, account.address)
  part.tell()
  if (!isSameAccount(part.state.account, account)) return
  part.serial++
  part.stopTimer()
  Object.assign(part, { attempt: undefined, message: undefined })
  Object.assign(part.state, {
    status: 'unauthenticated',
    session: undefined,
    error: undefined,
    step: 'idle',
    isSigned: false,
  })
  if (isSignInRequired(siwx)) await disconnectAccount(portico, { account })
}
