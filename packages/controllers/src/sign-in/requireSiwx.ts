import { type Siwx, siwxErrors } from '@portico/core'
import { ensureLive } from '../instance/ensureLive.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { SignInAccount } from './SignInState.js'
import { signInPart } from './signInPart.js'

/** Returns the app's sign-in and the account that signs in. Throws `siwx/not-enabled`, `siwx/no-account`. */
export function requireSiwx(portico: Portico): { readonly siwx: Siwx; readonly account: SignInAccount } {
  const { siwx } = ensureLive(portico).options
  if (!siwx) throw siwxErrors('siwx/not-enabled')
  const { account } = getPart(portico, signInPart).state
  if (!account) throw siwxErrors('siwx/no-account')
  return { siwx, account }
}

/** Returns whether accounts must sign in to stay connected. What cannot tell counts as the default. */
export function isSignInRequired(siwx: Siwx | undefined): boolean {
  try {
    return siwx?.getRequired?.() !== false && siwx !== undefined
  } catch {
    return true
  }
}
