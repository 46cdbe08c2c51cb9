import { isPorticoError } from '@portico/core'

/** Says whether an error means that code of the app did not come, so that a reload may help. */
export function isMissingPart(error: unknown): boolean {
  return isPorticoError(error, 'connection/chunk-failed') || isPorticoError(error, 'walletconnect/client-missing')
}
