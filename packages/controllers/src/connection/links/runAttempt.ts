import { type ChainNamespace, connectionErrors } from '@portico/core'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { type Attempt, attemptsPart } from './attemptsPart.js'

export type RunAttemptParameters = Pick<Attempt, 'kind' | 'namespaces'> & {
  readonly signal?: AbortSignal | undefined
  /** Puts the state back at an abort, on the namespaces that no newer attempt has taken over. */
  readonly onAbort?: ((namespaces: readonly ChainNamespace[]) => void) | undefined
}

/**
 * Runs work that waits for a wallet. A newer attempt on the same namespace (a newer connect on any) ends an older one,
 * and so do the caller's signal, `cancelConnect` and `destroy`. The promise then rejects at once, whatever the wallet
 * does; work must look at its signal after each wait, for it may be overtaken, and call `commit` before it changes the
 * state: from then on nothing ends it, so that the promise tells what the state shows.
 *
 * @throws `connection/aborted`, and whatever the work throws
 */
export async function runAttempt<result>(
  portico: Portico,
  { kind, namespaces, signal, onAbort }: RunAttemptParameters,
  work: (signal: AbortSignal, commit: () => void) => Promise<result>,
): Promise<result> {
  if (signal?.aborted) throw connectionErrors('connection/aborted')
  const attempts = getPart(portico, attemptsPart)
  const controller = new AbortController()
  let committed = false
  const abort = (reason?: DOMException) => committed || controller.abort(reason)
  const onSignal = () => abort()
  const attempt: Attempt = { kind, namespaces, abort }
  const overtaken = [...attempts].filter((other) => isOvertaken(other, attempt))
  attempts.add(attempt)
  for (const other of overtaken) other.abort()
  signal?.addEventListener('abort', onSignal)
  try {
    return await new Promise<result>((resolve, reject) => {
      controller.signal.addEventListener('abort', () => {
        attempts.delete(attempt)
        const taken = [...attempts].flatMap((other) => other.namespaces)
        onAbort?.(namespaces.filter((namespace) => !taken.includes(namespace)))
        reject(connectionErrors('connection/aborted'))
      })
      const commit = () => {
        committed = true
        attempts.delete(attempt)
      }
      work(controller.signal, commit).then(resolve, reject)
    })
  } finally {
    attempts.delete(attempt)
    signal?.removeEventListener('abort', onSignal)
  }
}

function isOvertaken(older: Attempt, newer: Attempt): boolean {
  if (newer.kind === 'connect' && older.kind === 'connect') return true
  if (newer.kind !== 'connect' && older.kind !== newer.kind) return false
  return older.namespaces.some((namespace) => newer.namespaces.includes(namespace))
}
