/** A failure that the API returns instead of answering. */
export type ApiFailure = {
  /** Path prefix, such as `/getWallets`. Default: all endpoints. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Value of the `retry-after` header sent with `status`. */
  readonly retryAfter?: string | undefined
  /** Delay before the answer, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Closes the connection without an answer. */
  readonly drop?: boolean | undefined
  /** Answers with status 200 and a page that is not JSON. */
  readonly garbage?: boolean | undefined
  /** JSON that replaces the real answer. */
  readonly body?: unknown
  /** Number of requests that fail; unlimited by default. */
  readonly times?: number | undefined
}
