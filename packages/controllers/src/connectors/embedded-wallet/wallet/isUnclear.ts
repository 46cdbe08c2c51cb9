import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'

const unclear = ['frame/request-timeout', 'frame/reloaded', 'frame/invalid-reply', 'frame/outcome-unknown'] as const
/** Leave it open only where the frame had the request. */
const gone = ['frame/not-set', 'frame/dependency-failed'] as const

/** Says whether an error leaves open what the frame has made of the request. */
export function isUnclear(error: unknown): boolean {
  if (unclear.some((code) => isPorticoError(error, code))) return true
  return gone.some(
    (code) => isPorticoError(error, code) && isRecord(error.params) && Reflect.get(error.params, 'wasPosted') === true,
  )
}
