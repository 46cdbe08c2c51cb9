import type { Clock } from '../clock/clock.js'
import { isPorticoError } from '../errors/isPorticoError.js'
import { performRequest } from '../http/performRequest.js'
import type { HttpClient, HttpRequest } from '../http/types.js'
import { isTransientRpcCode, withRetry } from '../http/withRetry.js'
import type { Logger } from '../logger/types.js'
import { isRecord } from '../validate/records.js'
import { readRpcResponse, rpcErrors } from './readRpcResponse.js'

/** Options of one JSON-RPC request. */
export type RpcRequestOptions = { readonly signal?: AbortSignal | undefined }

/** A JSON-RPC 2.0 client over HTTP. */
export type RpcClient = {
  /** Sends a call; resolves with its result. Throws `rpc/error`, `rpc/invalid-response` or an error of domain `http`. */
  request(method: string, params?: readonly unknown[] | object, options?: RpcRequestOptions): Promise<unknown>
  /** Resolves with whether the first URL answers JSON-RPC at all. Never rejects. */
  ping(options?: RpcRequestOptions): Promise<boolean>
}

/** Parameters of `createRpcClient`. */
export type CreateRpcClientParameters = {
  /** Best first. If one fails, the next one is tried. */
  readonly urls: readonly string[]
  readonly http?: HttpClient | undefined
  /** Used without `http`. Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock: Clock
  readonly logger: Logger
  /** Timeout per try and URL, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number | undefined
  /** Whether to call the method `test` of the first URL when the client is created. Default: `true`. */
  readonly ping?: boolean | undefined
  /** Aborts that first call. */
  readonly signal?: AbortSignal | undefined
  /** Default: `application/json`. `text/plain` avoids the CORS preflight at hosts that accept it. */
  readonly contentType?: string | undefined
  /** See `HttpRequest.parse`. */
  readonly parse?: HttpRequest['parse']
}

/**
 * Creates a JSON-RPC client. A call goes to the URLs in turn until one answers; when all fail in a passing way, the
 * round is repeated as `withRetry` says. An answer with an error of the call itself is final.
 */
export function createRpcClient(parameters: CreateRpcClientParameters): RpcClient {
  const { urls, http, fetch, clock, logger, timeoutMs = 10_000, contentType = 'application/json', parse } = parameters
  let lastId = 0

  const call = async (url: string, method: string, params: unknown, signal: AbortSignal | undefined) => {
    const id = ++lastId
    const request: HttpRequest = {
      url,
      method: 'POST',
      body: { jsonrpc: '2.0', id, method, params },
      headers: { 'content-type': contentType },
      timeoutMs,
      signal,
      parse,
    }
    const answer = await (http ? http.json(request) : performRequest('json', { request, fetch, clock, logger })).catch(
      (error: unknown) => readErrorBody(error),
    )
    return readRpcResponse(answer, { id, method })
  }

  const client: RpcClient = {
    request: (method, params = [], { signal } = {}) =>
      withRetry(
        async () => {
          let failure: unknown = rpcErrors('rpc/no-url', { method })
          for (const url of urls) {
            try {
              return await call(url, method, params, signal)
            } catch (error) {
              failure = error
              if (isFinal(error)) break
            }
          }
          throw failure
        },
        { clock, signal },
      ),
    async ping({ signal } = {}) {
      const [url] = urls
      if (url === undefined) return false
      try {
        await call(url, 'test', [], signal)
        return true
      } catch (error) {
        return isPorticoError(error, 'rpc/error')
      }
    },
  }
  if (parameters.ping !== false) void client.ping({ signal: parameters.signal })
  return client
}

/** Reads JSON-RPC errors that some nodes send with HTTP status 400 or 404. Rethrows other failures. */
function readErrorBody(error: unknown): unknown {
  const { status, body } = isPorticoError(error, 'http/status') && isRecord(error.params) ? error.params : {}
  if ((status === 400 || status === 404) && typeof body === 'string') {
    try {
      const answer: unknown = JSON.parse(body)
      if (isRecord(answer) && answer.jsonrpc === '2.0' && isRecord(answer.error)) return answer
    } catch {
      // Not valid JSON, so the status is all that is known.
    }
  }
  throw error
}

/** Returns whether trying another node is useless: the call itself is invalid, or was aborted. */
function isFinal(error: unknown): boolean {
  if (isPorticoError(error, 'http/aborted') || isPorticoError(error, 'http/invalid-request')) return true
  return isPorticoError(error, 'rpc/error') && !isTransientRpcCode(error.rpcCode)
}
