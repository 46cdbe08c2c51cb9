import { settle } from '@portico/core/internal'

export type ApprovalQueue = {
  /**
   * Runs a task when all before it have ended. A task whose signal aborts ends at once: before its turn it never
   * begins, and one that does not heed its signal does not hold up the next.
   *
   * @returns `undefined` when too many wait already.
   */
  add<result>(task: () => Promise<result>, signal: AbortSignal): Promise<result> | undefined
}

/**
 * Creates a queue that runs one task at a time, so that the user is asked one question at a time.
 *
 * @param maxWaiting Maximum number of waiting tasks.
 */
export function createApprovalQueue(maxWaiting: number): ApprovalQueue {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return {
    add(task, signal) {
      if (count > maxWaiting) return undefined
      count += 1
      const result = last.then(() => settle(task, { signal, toAbortError: (reason) => reason }))
      // Whatever the outcome of this task, the next one starts.
      const release = () => {
        count -= 1
      }
      last = result.then(release, release)
      return result
    },
  }
}
