import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'

const unclear = ['frame/request-timeout', 'frame/reloaded', 'frame/invalid-reply', 'frame/outcome-unknown'] as const
/** The outcome is unknown only if the frame had received the request. */
const gone = ['frame/not-set', 'frame/dependency-failed'] as const

/** Returns whether an error leaves it unknown what the frame has done with the request. */
export function isUnclear(error: unknown): boolean {
  if (unclear.some((code) => isPorticoError(error, code))) return true
  return gone.some(
    (code) => isPorticoError(error, code) && isRecord(error.params) && Reflect.get(error.params, 'wasPosted') === true,
  )
}
