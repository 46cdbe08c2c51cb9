import { isPorticoError, isRecord } from '@portico/core'

/** Gives the seconds until another mail may be asked for, from the error that says so. */
export function readCooldown(error: unknown): number | undefined {
  if (!isPorticoError(error, 'frame/cooldown')) return undefined
  const { params } = error
  return isRecord(params) && typeof params.seconds === 'number' ? params.seconds : undefined
}
