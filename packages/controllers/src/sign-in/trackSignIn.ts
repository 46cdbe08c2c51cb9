import { track } from '../analytics/track.js'
import type { Portico } from '../instance/Portico.js'
import type { SignInAccount } from './SignInState.js'

type SignInEvent = 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS'

/** Records a step of signing in. */
export function trackSignIn(portico: Portico, event: SignInEvent, account: SignInAccount): void {
  track(portico, { event, properties: describe(account) })
}

/** Records that signing in failed. */
export function trackSignInError(portico: Portico, account: SignInAccount, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  track(portico, { event: 'SIWX_AUTH_ERROR', properties: { ...describe(account), message } })
}

function describe({ networkId, isSmartAccount }: SignInAccount) {
  return { network: networkId, isSmartAccount }
}
