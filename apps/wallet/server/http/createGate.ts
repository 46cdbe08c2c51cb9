import { ApiError } from '../ApiError.js'

/** Lets so many pieces of work run at a time, and turns the others away at once. */
export type Gate = {
  /** Number of pieces that run. */
  readonly taken: number
  /**
   * Runs a piece of work.
   *
   * @throws ApiError 503 `server/busy` if too many run already. Nothing was done then.
   */
  run<result>(work: () => Promise<result>): Promise<result>
}

/**
 * Creates a gate. Nothing queues in front of it: whoever waits in a queue has often gone when their turn comes, and a
 * balancer can ask another process meanwhile.
 *
 * @param most How many pieces may run at a time.
 * @param retryAfter Seconds after which it is worth asking again: about as long as a piece takes.
 */
export function createGate({ most, retryAfter }: { readonly most: number; readonly retryAfter: number }): Gate {
  let taken = 0
  return {
    get taken() {
      return taken
    },
    async run(work) {
      if (taken >= most)
        throw new ApiError(
          503,
          'server/busy',
          `The wallet has too much to do. Please try again after ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`,
          retryAfter,
        )
      taken += 1
      try {
        return await work()
      } finally {
        taken -= 1
      }
    },
  }
}
