import type * as z from 'zod/mini'
import { failureSchema, untouchedCodes } from '../../api/failure.js'
import { ApiFailure } from './ApiFailure.js'

const timeoutMs = 28_000
/** The longest that a page waits by itself until it asks a busy server again, in milliseconds. */
const longestPauseMs = 6_000
const mostRepeats = 4

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Pages that were turned away together do not all come back together. */
const spread = (ms: number) => ms * (1 + Math.random() / 2)

/** Reads `Retry-After` (RFC 9110, section 10.2.3) in seconds. A proxy in front may have written it, and no body. */
function readRetryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function readFailure(response: Response, answer: unknown): ApiFailure {
  const { error } = failureSchema.safeParse(answer).data ?? {}
  const retryAfter = error?.retryAfter ?? readRetryAfter(response)
  if (error) return new ApiFailure(error.code, error.message, retryAfter)
  const wait = retryAfter === undefined ? '' : `. Please try again after ${retryAfter} seconds`
  return new ApiFailure('server', `The wallet’s server failed${wait}`, retryAfter)
}

async function askOnce<answer>(url: string, init: RequestInit, schema: z.ZodMiniType<answer>): Promise<answer> {
  const response = await fetch(url, init).catch(() => {
    throw new ApiFailure('network', 'The wallet’s server does not answer')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const parsed = response.ok ? schema.safeParse(answer) : undefined
  if (parsed?.success) return parsed.data
  throw readFailure(response, answer)
}

/**
 * Asks the wallet's server. Where it has too much to do or restarts, and so has done nothing, it is asked again when it
 * said, a few times. All of it takes 28 s at most, less than the app waits.
 *
 * @param schema Describes the answer.
 * @param pause Waits so many milliseconds.
 * @throws ApiFailure With the server's code, `network` without an answer, `server` with one that nobody described.
 */
export async function askServer<answer>(
  url: string,
  { signal, ...init }: RequestInit,
  { schema, pause = sleep }: { schema: z.ZodMiniType<answer>; pause?: (ms: number) => Promise<unknown> },
): Promise<answer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const until = performance.now() + timeoutMs
  const request = { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await askOnce(url, request, schema)
    } catch (error) {
      if (!(error instanceof ApiFailure) || !untouchedCodes.includes(error.code)) throw error
      const pauseMs = spread((error.retryAfter ?? 1) * 1_000)
      const isWorthIt = repeats < mostRepeats && pauseMs <= longestPauseMs && performance.now() + pauseMs < until
      if (!isWorthIt || request.signal.aborted) throw error
      await pause(pauseMs)
    }
  }
}
