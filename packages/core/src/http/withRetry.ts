import type { Clock } from '../clock/clock.js'
import { isPorticoError } from '../errors/isPorticoError.js'
import { isRecord } from '../validate/records.js'
import { wait } from './wait.js'

/** Parameters of `withRetry`. */
export type WithRetryParameters = {
  readonly clock: Clock
  /** Number of tries after the first. Default 3. */
  readonly retries?: number | undefined
  /** Milliseconds before the second try; doubles each time. Default 150. */
  readonly delayMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Maximum Retry-After to wait for. A longer one ends the retries, because a user may be waiting. In milliseconds. */
const longestWaitMs = 30_000

/**
 * Calls `run` until it succeeds, up to 4 times, while its failures are of a passing kind: network errors, timeouts, the
 * HTTP statuses 403, 408, 413, 429, 500, 502, 503 and 504, and the JSON-RPC codes -1, -32005 and -32603. A Retry-After
 * header takes the place of the delay. Rejects with the last failure.
 *
 * @param run Receives the number of the try, from 0.
 */
export async function withRetry<result>(
  run: (attempt: number) => Promise<result>,
  { clock, retries = 3, delayMs = 150, signal }: WithRetryParameters,
): Promise<result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt)
    } catch (error) {
      const ms = getRetryAfter(error) ?? delayMs * 2 ** attempt
      if (attempt >= retries || signal?.aborted || ms > longestWaitMs || !isPassing(error)) throw error
      await wait({ clock, ms, signal })
      if (signal?.aborted) throw error
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!isPorticoError(error)) return false
  if (error.code === 'http/network' || error.code === 'http/timeout') return true
  const status = isRecord(error.params) ? error.params.status : undefined
  if (error.code === 'http/status') return [403, 408, 413, 429, 500, 502, 503, 504].some((code) => code === status)
  return error.code === 'rpc/error' && isTransientRpcCode(error.rpcCode)
}

function getRetryAfter(error: unknown): number | undefined {
  const ms = isPorticoError(error, 'http/status') && isRecord(error.params) ? error.params.retryAfterMs : undefined
  return typeof ms === 'number' ? ms : undefined
}

/**
 * Returns whether a JSON-RPC error code may disappear on a retry or with another node: -1 (unknown), -32005 (limit
 * exceeded or out of sync) and -32603 (internal error).
 *
 * @param code The `rpcCode` of an error.
 */
export function isTransientRpcCode(code: unknown): boolean {
  return code === -1 || code === -32005 || code === -32603
}
