import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRequestName } from '../protocol/frameRequests.js'

/** A request that waits for its reply. */
export type PendingRequest = {
  readonly name: FrameRequestName
  /** Ends the request. Later messages with its id are unknown. */
  readonly finish: (outcome: { readonly error: unknown } | { readonly reply: unknown }) => void
  readonly approve: () => void
  readonly isPosted: () => boolean
  /** Whether the app has asked the frame to abort it before any approval was known. */
  readonly isCalledOff: () => boolean
  /** Whether a dead frame causes no alert for it. */
  readonly isUnattended: () => boolean
  /** Number of messages with its id. */
  messages: number
}

/** Returns the error of a request that is ended before its reply. */
export function toAbortError(name: FrameRequestName) {
  return name === 'RPC_REQUEST' ? frameErrors('frame/rpc-aborted') : frameErrors('frame/aborted')
}
