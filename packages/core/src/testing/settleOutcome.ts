import { connectionErrors } from '../errors/connectionErrors.js'

/** Outcome of a fake's call: success, pending until its signal aborts, that of a promise, or an error. */
export type FakeOutcome = 'resolve' | 'hang' | Promise<unknown> | { readonly error: unknown }

/** Settles a fake's call. An aborted call rejects with `connection/aborted`. */
export async function settleOutcome(outcome: FakeOutcome, signal?: AbortSignal): Promise<void> {
  const abort = () => connectionErrors('connection/aborted', undefined, { cause: signal?.reason })
  if (signal?.aborted) throw abort()
  if (outcome === 'resolve') return
  if (outcome !== 'hang' && !(outcome instanceof Promise)) throw outcome.error
  await new Promise<unknown>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(abort()), { once: true })
    if (outcome !== 'hang') outcome.then(resolve, reject)
  })
}
