import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { EventMap } from '../instance/state/EventMap.js'

export type CallsFailure = {
  readonly networkId: CaipNetworkId
  /** The wallet's id of the calls. */
  readonly callsId: string
  readonly error: unknown
}

/** Returns the event of calls that failed as one. Where the chain reverted them the error may tell their hash. */
export function toCallsFailure({ networkId, callsId, error }: CallsFailure): EventMap['transaction'] {
  const hash = isPorticoError(error, 'transfer/reverted') ? readHash(error.params) : undefined
  return { status: 'failed', networkId, hash: hash ?? callsId, sentHash: callsId }
}

function readHash(params: unknown): string | undefined {
  return isRecord(params) && typeof params.hash === 'string' ? params.hash : undefined
}
