/** What the wallet's server refused. The text is made for people and holds nothing secret. */
export class ApiFailure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
