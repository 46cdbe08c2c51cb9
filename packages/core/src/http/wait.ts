import type { Clock } from '../clock/clock.js'

/** Parameters of `wait`. */
export type WaitParameters = {
  readonly clock: Clock
  readonly ms: number
  readonly signal?: AbortSignal | undefined
}

/** Resolves after a time, or at once when the signal aborts. */
export function wait({ clock, ms, signal }: WaitParameters): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const finish = () => {
      cancel()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const cancel = clock.setTimeout(finish, ms)
    signal?.addEventListener('abort', finish)
  })
}
