import { isPorticoError } from '@portico/core'

/** Treats the loss of the frame's document as the answer to a reload request. Rethrows any other error. */
export function ignoreReload(error: unknown): undefined {
  if (!isPorticoError(error, 'frame/reloaded')) throw error
}
