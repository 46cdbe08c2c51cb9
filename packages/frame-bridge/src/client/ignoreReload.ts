import { isPorticoError } from '@portico/core'

/** Takes the loss of the frame's document for the answer to a request to reload it; throws any other error. */
export function ignoreReload(error: unknown): undefined {
  if (!isPorticoError(error, 'frame/reloaded')) throw error
}
