import { type Clock, settle } from '@portico/core'

/**
 * Waits, unless the signal aborts first; then it rejects with `connection/aborted`.
 *
 * @param clock The source of time.
 * @param ms Milliseconds to wait.
 * @param signal Ends the wait.
 */
export async function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  let cancel = () => {}
  const elapsed = () =>
    new Promise<void>((resolve) => {
      cancel = clock.setTimeout(resolve, ms)
    })
  try {
    await settle(elapsed, { signal })
  } finally {
    cancel()
  }
}
