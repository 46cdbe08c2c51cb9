/** What the wallet's server refused. The text is made for people and holds nothing secret. */
export class ApiFailure extends Error {
  readonly code: string
  /** Seconds until the same may be asked for again. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
