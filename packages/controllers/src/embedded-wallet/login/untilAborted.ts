import { connectionErrors } from '@portico/core'

/**
 * Waits for work that goes on by itself when nobody waits any more.
 *
 * @throws `connection/aborted` as soon as the wait is called off, and what the work fails with
 */
export function untilAborted<result>(work: Promise<result>, signal: AbortSignal): Promise<result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(connectionErrors('connection/aborted'))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
