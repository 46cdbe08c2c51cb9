import type { Clock } from '../clock/clock.js'
import type { Logger } from '../logger/types.js'
import type { HttpClient, HttpRequest } from './types.js'

/** Parameters of `createHttpClient`. */
export type CreateHttpClientParameters = {
  /** Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock: Clock
  readonly logger: Logger
  /** Returns the `clientId` to append to a URL. Called for each request, because the id may become known later. */
  readonly clientId?: ((url: string) => string | undefined) | undefined
}

/**
 * Creates an HTTP client. Its code is loaded with the first request, for nothing is requested on page load. No
 * `Content-Type` is set unless the request names one.
 */
export function createHttpClient({ fetch, clock, logger, clientId }: CreateHttpClientParameters): HttpClient {
  const perform = async <kind extends keyof HttpClient>(
    kind: kind,
    request: HttpRequest,
  ): Promise<Awaited<ReturnType<HttpClient[kind]>>> => {
    const module = await import('./performRequest.js')
    return module.performRequest(kind, { request, fetch, clock, logger, clientId: clientId?.(request.url) })
  }
  return { json: (request) => perform('json', request), blob: (request) => perform('blob', request) }
}
