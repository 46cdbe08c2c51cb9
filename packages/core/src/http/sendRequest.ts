import type { Clock } from '../clock/clock.js'
import { isPorticoError } from '../errors/isPorticoError.js'
import { buildUrl } from './buildUrl.js'
import { httpErrors } from './httpErrors.js'
import { parseRetryAfter } from './parseRetryAfter.js'
import type { HttpRequest } from './types.js'
import { withRetry } from './withRetry.js'

export type SendRequestParameters<result> = {
  readonly request: HttpRequest
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock: Clock
  readonly clientId?: string | undefined
  /** Reads the body of a successful response. */
  readonly read: (response: Response) => Promise<result>
}

/**
 * Sends an HTTP request with a timeout per try and the retry policy of `withRetry`; calls that are neither GET nor
 * `idempotent` are tried once. Throws `http/status`, `http/timeout`, `http/aborted`, `http/network` or
 * `http/invalid-request`, and what `read` throws as a `PorticoError`.
 */
export async function sendRequest<result>(parameters: SendRequestParameters<result>): Promise<result> {
  const { request, clock, clientId } = parameters
  const { method = 'GET', signal, idempotent = method === 'GET' } = request
  const url = buildUrl(request.url, { ...request.query, clientId })
  const body = formatBody(request)
  return withRetry(() => sendOnce({ ...parameters, url, method, body }), {
    clock,
    signal,
    retries: idempotent ? request.retries : 0,
  })
}

function formatBody({ url, body }: HttpRequest): string | null {
  try {
    return body === undefined ? null : JSON.stringify(body)
  } catch (cause) {
    throw httpErrors('http/invalid-request', { url: withoutQuery(url) }, { cause })
  }
}

async function sendOnce<result>({
  request,
  fetch = globalThis.fetch,
  clock,
  read,
  url: fullUrl,
  method,
  body,
}: SendRequestParameters<result> & { url: string; method: string; body: string | null }): Promise<result> {
  const { signal, timeoutMs = 10_000, headers, cache, redirect } = request
  const url = withoutQuery(fullUrl)
  if (signal?.aborted) throw httpErrors('http/aborted', {}, { cause: signal.reason })
  const controller = new AbortController()
  // Rejects independently of fetch, whose implementations may handle the signal late or never.
  const { promise: ended, reject } = withReject()
  const end = (error: unknown) => {
    reject(error)
    controller.abort()
  }
  const onAbort = () => end(httpErrors('http/aborted', {}, { cause: signal?.reason }))
  const cancel = clock.setTimeout(() => end(httpErrors('http/timeout', { url, timeoutMs })), timeoutMs)
  signal?.addEventListener('abort', onAbort)
  const exchange = async () => {
    const response = await fetch(fullUrl, {
      method,
      body,
      signal: controller.signal,
      ...(headers && { headers: { ...headers } }),
      ...(cache && { cache }),
      ...(redirect && { redirect }),
    })
    if (response.ok) return read(response)
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), clock.now())
    const excerpt = (await response.text().catch(() => '')).slice(0, 1000)
    throw httpErrors('http/status', { status: response.status, url, body: excerpt, retryAfterMs })
  }
  try {
    return await Promise.race([exchange().catch((error: unknown) => Promise.reject(toHttpError(error, url))), ended])
  } finally {
    cancel()
    signal?.removeEventListener('abort', onAbort)
  }
}

function toHttpError(error: unknown, url: string): unknown {
  return isPorticoError(error) ? error : httpErrors('http/network', { url }, { cause: error })
}

function withReject(): { promise: Promise<never>; reject: (error: unknown) => void } {
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise
  })
  // Nobody may be waiting for it when it rejects.
  promise.catch(() => {})
  return { promise, reject }
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url
}
