import { isPorticoError } from '@portico/core'

const unclear = ['frame/request-timeout', 'frame/reloaded', 'frame/invalid-reply'] as const

/** Says whether an error leaves open what the frame has made of the request. */
export function isUnclear(error: unknown): boolean {
  return unclear.some((code) => isPorticoError(error, code))
}
