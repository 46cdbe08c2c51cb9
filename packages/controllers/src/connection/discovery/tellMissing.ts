import { connectionErrors, isPorticoError } from '@portico/core'

/**
 * Makes what handles the failure of a connector's `load`: the wallet was not asked, so that a part of the app is missing
 * is all there is to tell.
 */
export function tellMissing(connectorId: string): (cause: unknown) => never {
  return (cause) => {
    throw isPorticoError(cause) ? cause : connectionErrors('connection/chunk-failed', { connectorId }, { cause })
  }
}
