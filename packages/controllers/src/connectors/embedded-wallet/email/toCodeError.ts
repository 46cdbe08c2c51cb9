import { connectionErrors, isPorticoError, type PorticoError, toWalletError } from '@portico/core'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'

/** Tells a code that was refused, which the frame answers with a text only, from everything else that may go wrong. */
export function toCodeError(cause: unknown, signal: AbortSignal): PorticoError {
  if (signal.aborted) return connectionErrors('connection/aborted', undefined, { cause })
  if (isPorticoError(cause, 'frame/error-reply'))
    return embeddedWalletErrors('embedded-wallet/code-refused', undefined, { cause })
  return isPorticoError(cause) ? cause : toWalletError(cause)
}
