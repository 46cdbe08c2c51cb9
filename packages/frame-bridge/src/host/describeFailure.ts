import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { frameErrors } from '../protocol/frameErrors.js'
import { hostErrors } from './hostErrors.js'

/** Payload of an `_ERROR` message. Clients of the first protocol read the message alone. */
export type Failure = {
  readonly message: string
  readonly code?: number
  readonly retryAfter?: number
  readonly isOutcomeUnknown?: true
  readonly reason?: string
}

// Errors of the host itself, which contain no details.
const spoken = ['frame/rpc-not-allowed', 'frame/rpc-aborted']

/**
 * Returns what the app is told about an error: the texts of errors meant for it, and no others.
 *
 * @param error What a handler threw.
 */
export function describeFailure(error: unknown): Failure {
  const isMeant = isPorticoError(error) && (Object.hasOwn(hostErrors.table, error.code) || spoken.includes(error.code))
  const { shortMessage, rpcCode } = isMeant ? error : frameErrors('frame/error-reply', {})
  const { seconds } = isPorticoError(error, 'frame-host/cooldown') && isRecord(error.params) ? error.params : {}
  const { reason } = isPorticoError(error, 'frame-host/reply') && isRecord(error.params) ? error.params : {}
  return {
    message: shortMessage,
    ...(rpcCode !== undefined && { code: rpcCode }),
    ...(typeof seconds === 'number' && { retryAfter: seconds }),
    ...(isPorticoError(error, 'frame-host/outcome-unknown') && { isOutcomeUnknown: true }),
    ...(typeof reason === 'string' && { reason }),
  }
}
