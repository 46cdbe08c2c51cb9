import { isPorticoError, type PorticoError } from '@portico/core'
import { signInErrors } from './signInErrors.js'

/** Returns an error of the catalogue for what an app's own `siwx` threw. */
export function toSignInError(cause: unknown): PorticoError {
  if (isPorticoError(cause)) return cause
  const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : undefined
  return signInErrors('sign-in/failed', reason === undefined ? {} : { reason: reason.slice(0, 200) }, { cause })
}
