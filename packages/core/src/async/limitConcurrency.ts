import { settle } from './settle.js'

/**
 * Creates a function that runs at most so many tasks at once and lets the others wait their turn. A task whose signal
 * aborts while it waits is never started; its promise rejects with `connection/aborted`.
 *
 * @param size Number of tasks that may run together.
 * @example
 * const run = limitConcurrency(2)
 * await Promise.all(urls.map((url) => run(() => fetch(url))))
 */
export function limitConcurrency(
  size: number,
): <value>(task: () => Promise<value>, signal?: AbortSignal | undefined) => Promise<value> {
  const waiting: (() => void)[] = []
  let free = size
  return async <value>(task: () => Promise<value>, signal?: AbortSignal | undefined): Promise<value> => {
    if (free > 0) free--
    else {
      let go = () => {}
      const turn = new Promise<void>((resolve) => {
        go = resolve
      })
      waiting.push(go)
      try {
        await settle(() => turn, { signal })
      } catch (error) {
        const place = waiting.indexOf(go)
        // The task may have been started at the same moment; then its place goes to the next one.
        if (place >= 0) waiting.splice(place, 1)
        else release()
        throw error
      }
    }
    try {
      return await task()
    } finally {
      release()
    }
  }

  function release() {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}
