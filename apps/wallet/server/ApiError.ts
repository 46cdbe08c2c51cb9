/** An error that the wallet's server returns to the frame, with its code and text. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds until the same request may be sent again. */
  readonly retryAfter: number | undefined

  /**
   * @param status HTTP status.
   * @param code Stable code for programs.
   * @param message Sentence for users, without secrets.
   * @param retryAfter Seconds until the same request may be sent again.
   */
  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
