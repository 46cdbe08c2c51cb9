/** A request that the wallet's server does not carry out; code and text go to the frame. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string

  /**
   * @param status HTTP status.
   * @param code Stable name for programs.
   * @param message Sentence for people; holds nothing secret.
   */
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
