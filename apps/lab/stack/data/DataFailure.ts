import type { ApiFailure } from '../api/ApiFailure.js'

/** A failure of the data service: those of the API, and two that keep the answer well-formed JSON. */
export type DataFailure = ApiFailure & {
  /** Adds broken entries among the good ones of each list. */
  readonly malformed?: boolean | undefined
  /** Empties each list. */
  readonly empty?: boolean | undefined
}
