import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { EventMap } from '../instance/state/EventMap.js'

export type CallsFailure = {
  readonly networkId: CaipNetworkId
  /** Identifies the batch in the wallet (EIP-5792). */
  readonly callsId: string
  readonly error: unknown
}

/**
 * Returns the event for a batch that failed, with the hash of its transaction if the chain reverted it; `undefined` if the
 * error does not prove that it failed: the user has approved it, and it may still be sent.
 */
export function toCallsFailure({ networkId, callsId, error }: CallsFailure): EventMap['transaction'] | undefined {
  const isReverted = isPorticoError(error, 'transfer/reverted')
  if (!isReverted && !isPorticoError(error, 'wallet/failed')) return undefined
  const hash = isReverted && isRecord(error.params) ? error.params.hash : undefined
  return { status: 'failed', networkId, hash: typeof hash === 'string' ? hash : callsId, sentHash: callsId }
}
