import { type Clock, connectionErrors, isPorticoError, type PorticoError } from '@portico/core'

export type SettleParameters = {
  /** End the wait; a reason of ours is what the promise rejects with, else `connection/aborted`. */
  readonly signals: readonly (AbortSignal | undefined)[]
  readonly limit?: { readonly clock: Clock; readonly ms: number; readonly error: () => PorticoError } | undefined
}

/**
 * Runs a call that may never answer and settles in any case.
 *
 * @param run Starts the call.
 * @param parameters What ends the wait.
 */
export function settle<value>(run: () => Promise<value>, { signals, limit }: SettleParameters): Promise<value> {
  return new Promise<value>((resolve, reject) => {
    const abort = () => {
      finish()
      const reason: unknown = signals.find((signal) => signal?.aborted)?.reason
      reject(isPorticoError(reason) ? reason : connectionErrors('connection/aborted', undefined, { cause: reason }))
    }
    const cancel = limit?.clock.setTimeout(() => {
      finish()
      reject(limit.error())
    }, limit.ms)
    const finish = () => {
      cancel?.()
      for (const signal of signals) signal?.removeEventListener('abort', abort)
    }
    if (signals.some((signal) => signal?.aborted)) return abort()
    for (const signal of signals) signal?.addEventListener('abort', abort)
    // An executor's throw would leave the listeners behind.
    new Promise<value>((done) => done(run())).then(resolve, reject).finally(finish)
  })
}
