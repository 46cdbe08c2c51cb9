import { type ChainNamespace, type Connection, connectionErrors, type PorticoError } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { ensureLive } from '../../instance/ensureLive.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { attemptsPart, personEnd } from '../links/attemptsPart.js'
import { endingsPart } from '../links/endingsPart.js'
import { outcomesPart } from '../links/outcomesPart.js'
import { unlinkNamespace } from '../links/unlinkNamespace.js'
import { clearLogin } from '../state/clearLogin.js'
import { keepSession } from '../state/keepSession.js'
import { listActiveLast } from '../state/listActiveLast.js'

/** What `disconnect` takes. */
export type DisconnectParameters = {
  /** Default: every namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/** How long to wait for a wallet to end its side, in milliseconds. */
const disconnectTimeoutMs = 3000

/**
 * Disconnects here at once, then at the wallet, for which it waits at most 3 s. A connection that is still being
 * restored is ended at the wallet as soon as it can be reached. A wallet that serves another namespace too, or is being
 * restored for one, stays connected there.
 *
 * @param portico The instance.
 * @param parameters Which namespace.
 * @throws `chain/disconnect-failed` when a wallet reports a failure, `connection/disconnect-failed` (with an
 * `AggregateError` as cause) when several do. The namespaces are disconnected on our side nevertheless.
 */
export async function disconnect(portico: Portico, { namespace }: DisconnectParameters = {}): Promise<void> {
  const { connections, store, stores } = ensureLive(portico)
  keepSession(portico)
  const outcomes = getPart(portico, outcomesPart)
  const targets = listActiveLast(portico).filter((name) => name === (namespace ?? name))
  for (const attempt of [...getPart(portico, attemptsPart)])
    if (attempt.namespaces.some((name) => targets.includes(name)))
      attempt.abort(attempt.namespaces.every((name) => targets.includes(name)) ? personEnd : undefined)
  for (const target of targets) {
    const { status, connectorId } = stores.connection.namespaces[target] ?? {}
    // Restores were aborted above, so this one has not begun.
    if (status === 'reconnecting' && connectorId !== undefined)
      getPart(portico, endingsPart).push({ connectorId, namespace: target })
  }
  const ended = new Map<Connection, ChainNamespace>()
  for (const target of targets) {
    const connection = connections.get(target)
    if (connection) ended.set(connection, target)
    unlinkNamespace(portico, target, 'user')
  }
  // A wallet that serves another namespace too stays connected there.
  for (const connection of connections.values()) ended.delete(connection)
  if (connections.size === 0) clearLogin(store)
  const errors = await Promise.all([...ended].map(([connection, target]) => endAtWallet(portico, connection, target)))
  const failures = errors.filter((error) => error !== undefined)
  for (const error of failures) outcomes.emit('disconnectFailed', { error })
  const [first, ...more] = failures
  if (!first) return
  if (more.length === 0) throw first
  throw connectionErrors('connection/disconnect-failed', undefined, { cause: new AggregateError([first, ...more]) })
}

function endAtWallet(
  portico: Portico,
  connection: Connection,
  namespace: ChainNamespace,
): Promise<PorticoError | undefined> {
  const { clock, lifetime } = ensureLive(portico)
  return new Promise((resolve) => {
    const finish = (error?: PorticoError) => {
      stop()
      lifetime.removeEventListener('abort', onDestroy)
      resolve(error)
    }
    const onDestroy = () => finish()
    const stop = clock.setTimeout(finish, disconnectTimeoutMs)
    lifetime.addEventListener('abort', onDestroy)
    const ending = Promise.resolve().then(() => connection.disconnect())
    ending.then(
      () => finish(),
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause)
        finish(chainErrors('chain/disconnect-failed', { namespace, reason }, { cause }))
      },
    )
  })
}
