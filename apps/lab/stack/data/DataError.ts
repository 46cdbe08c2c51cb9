/** A request that the data service cannot answer, with the HTTP status that says so. */
export class DataError extends Error {
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
