/** Values of a query string; `undefined`, `null` and `''` are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A request of the HTTP client. */
export type HttpRequest = {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  readonly query?: QueryParameters | undefined
  /** JSON body. Must not contain bigints. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Timeout of one try in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number | undefined
  /** Number of retries after the first try. Default: 3, for GET and `idempotent` requests only. */
  readonly retries?: number | undefined
  readonly idempotent?: boolean | undefined
  readonly cache?: RequestCache | undefined
  /** `error` fails where the answer is a redirect. Default: it is followed, to whatever host. */
  readonly redirect?: 'error' | undefined
  readonly signal?: AbortSignal | undefined
  /** Maximum size of a blob, in bytes. A larger one is not read to its end. Default: any. */
  readonly maxBytes?: number | undefined
  /** Parses the text of a JSON response. Default: `JSON.parse`. Another parser can keep integers beyond 2^53 exact. */
  readonly parse?: ((text: string) => unknown) | undefined
}

/** A small HTTP client over `fetch` with timeout, abort and the retry policy of `withRetry`. */
export type HttpClient = {
  /** Sends the request and returns the parsed JSON (`undefined` for an empty body). Throws `PorticoError`. */
  json(request: HttpRequest): Promise<unknown>
  /** Sends the request and returns the body as a blob. Throws `PorticoError`. */
  blob(request: HttpRequest): Promise<Blob>
}
