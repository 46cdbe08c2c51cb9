import { ApiError } from '../ApiError.js'

/** Seconds after which a database that restarts is usually back. */
const retryAfter = 2

/**
 * The database does not answer: it restarts, cannot be reached, or has too much to do. Whether what was asked has happened
 * may be open.
 */
export class StoreUnavailable extends ApiError {
  /** @param cause What the database's driver said. Not for the page, as it may name hosts and users. */
  constructor(cause: unknown) {
    super(503, 'server/database', 'The wallet cannot reach its database. Please try again', retryAfter)
    this.cause = cause
  }

  /** Says for an operator why it does not answer: a code such as `ECONNREFUSED` where there is one. */
  get why(): string {
    if (!(this.cause instanceof Error)) return 'for no known reason'
    return 'code' in this.cause ? `${this.cause.code}` : this.cause.message
  }
}
