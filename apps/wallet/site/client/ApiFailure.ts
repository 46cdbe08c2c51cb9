/** An error of the wallet's server. The message is written for users and contains no secrets. */
export class ApiFailure extends Error {
  readonly code: string
  /** Seconds until the same request may be sent again. */
  readonly retryAfter: number | undefined

  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
