import { isPorticoError } from '@portico/core'

/** Returns whether an error means that code could not be loaded, so that a reload may help. */
export function isMissingPart(error: unknown): boolean {
  return isPorticoError(error, 'connection/chunk-failed') || isPorticoError(error, 'walletconnect/client-missing')
}
