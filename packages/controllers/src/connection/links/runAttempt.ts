import { type ChainNamespace, connectionErrors } from '@portico/core'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { type Attempt, attemptsPart } from './attemptsPart.js'

export type RunAttemptParameters = Pick<Attempt, 'kind' | 'namespaces'> & {
  readonly signal?: AbortSignal | undefined
  /** Reverts the state after an abort, on the namespaces that no newer attempt uses. */
  readonly onAbort?: ((namespaces: readonly ChainNamespace[]) => void) | undefined
}

/**
 * Runs work that waits for a wallet. A newer attempt on the same namespace (for a connect: any newer connect), the
 * caller's signal, `cancelConnect` and `destroy` abort it. The promise then rejects at once, even if the wallet does
 * not answer. The work must check its signal after each wait, and call `commit` before it changes the state. From then
 * on it cannot be aborted, so that the promise agrees with the state.
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
