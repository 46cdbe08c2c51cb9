import type { Clock } from '../clock/clock.js'
import { connectionErrors } from '../errors/connectionErrors.js'
import { isPorticoError } from '../errors/isPorticoError.js'

/** Options of `settle`. */
export type SettleOptions = {
  readonly signal?: AbortSignal | undefined
  /** Timeout after which waiting stops. */
  readonly limit?: { readonly clock: Clock; readonly ms: number } | undefined
}

/**
 * Runs a call that may never answer, such as a wallet's, and settles in any case: rejects with `connection/aborted`
 * (or the signal's own `PorticoError`) at abort and with `connection/timeout` at the limit.
 *
 * @param run Starts the call; may also throw.
 * @param options When to stop waiting.
 */
export function settle<value>(run: () => value | Promise<value>, options: SettleOptions = {}): Promise<value> {
  const { signal, limit } = options
  return new Promise<value>((resolve, reject) => {
    const abort = () => {
      finish()
      const reason: unknown = signal?.reason
      reject(isPorticoError(reason) ? reason : connectionErrors('connection/aborted', undefined, { cause: reason }))
    }
    const cancel = limit?.clock.setTimeout(() => {
      finish()
      reject(connectionErrors('connection/timeout'))
    }, limit.ms)
    const finish = () => {
      cancel?.()
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    // A throw in the executor would leave the listener behind.
    new Promise<value>((done) => done(run())).then(resolve, reject).finally(finish)
  })
}
