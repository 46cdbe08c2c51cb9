import type { Clock } from '../clock/clock.js'
import { connectionErrors } from '../errors/connectionErrors.js'
import { isPorticoError } from '../errors/isPorticoError.js'
import type { PorticoError } from '../errors/PorticoError.js'

/** Options of `settle`. */
export type SettleOptions = {
  readonly signal?: AbortSignal | undefined
  /** What to reject with at abort, given the signal's reason. Default: a `PorticoError` stays, else `connection/aborted`. */
  readonly toAbortError?: ((reason: unknown) => unknown) | undefined
  /** Timeout in milliseconds after which waiting stops, and the error it ends with. Default: `connection/timeout`. */
  readonly limit?:
    | { readonly clock: Clock; readonly ms: number; readonly error?: (() => PorticoError) | undefined }
    | undefined
}

/**
 * Runs a call that may never answer, such as a wallet's, and settles in any case: it rejects at abort and at the limit.
 * A signal that has aborted already keeps the call from being started.
 *
 * @param run Starts the call; may also throw.
 * @param options When to stop waiting.
 */
export function settle<value>(run: () => value | Promise<value>, options: SettleOptions = {}): Promise<value> {
  const { signal, limit, toAbortError = toOwnError } = options
  return new Promise<value>((resolve, reject) => {
    const abort = () => {
      finish()
      reject(toAbortError(signal?.reason))
    }
    const cancel = limit?.clock.setTimeout(() => {
      finish()
      reject(limit.error?.() ?? connectionErrors('connection/timeout'))
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

function toOwnError(reason: unknown): PorticoError {
  return isPorticoError(reason) ? reason : connectionErrors('connection/aborted', undefined, { cause: reason })
}
