/** What the API does to the requests of a path instead of answering them. */
export type ApiFailure = {
  /** Endpoint, such as `/getWallets`, with all below it; every endpoint when it is not given. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Value of the `retry-after` header beside `status`. */
  readonly retryAfter?: string | undefined
  /** Time the request waits, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Closes the connection without an answer. */
  readonly drop?: boolean | undefined
  /** Answers with status 200 and a page that is no JSON. */
  readonly garbage?: boolean | undefined
  /** JSON that is answered in place of the real one. */
  readonly body?: unknown
  /** How many requests it lasts for; for ever by default. */
  readonly times?: number | undefined
}
