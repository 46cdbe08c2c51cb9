/** A request that the wallet's server does not carry out; code and text go to the frame. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds until the same may be asked for again. */
  readonly retryAfter: number | undefined

  /**
   * @param status HTTP status.
   * @param code Stable name for programs.
   * @param message Sentence for people; holds nothing secret.
   * @param retryAfter Seconds until the same may be asked for again.
   */
  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
