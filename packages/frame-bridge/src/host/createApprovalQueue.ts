export type ApprovalQueue = {
  /**
   * Runs a task when all before it have ended.
   *
   * @returns `undefined` when too many wait already.
   */
  add<result>(task: (signal: AbortSignal) => Promise<result>): Promise<result> | undefined
  /** Aborts the task that runs and all that wait. */
  abort(reason: unknown): void
}

/**
 * Makes a queue that runs one task at a time, so that a person is asked one thing at a time.
 *
 * @param maxWaiting How many tasks may wait behind the one that runs.
 */
export function createApprovalQueue(maxWaiting: number): ApprovalQueue {
  let controller = new AbortController()
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return {
    add(task) {
      if (count > maxWaiting) return undefined
      count += 1
      const { signal } = controller
      const result = last.then(() => {
        signal.throwIfAborted()
        return settleOnAbort(task(signal), signal)
      })
      // The next task begins however this one ends.
      const release = () => {
        count -= 1
      }
      last = result.then(release, release)
      return result
    },
    abort(reason) {
      controller.abort(reason)
      controller = new AbortController()
    },
  }
}

/** A task that does not heed its signal must not hold up the next. */
function settleOnAbort<result>(task: Promise<result>, signal: AbortSignal): Promise<result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
