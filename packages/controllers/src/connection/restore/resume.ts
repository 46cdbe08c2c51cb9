import { type ChainNamespace, type Connection, type Connector, connectionErrors, toWalletError } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { waitForConnector } from '../discovery/waitForConnector.js'
import { personEnd } from '../links/attemptsPart.js'
import { linkConnection, wakeReactions } from '../links/linkConnection.js'
import { orderChains } from '../links/orderChains.js'
import { releaseConnection } from '../links/releaseConnection.js'
import { runAttempt } from '../links/runAttempt.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { restoreChoice } from './restoreChoice.js'

export type ResumeParameters = {
  readonly connectorId: string
  readonly namespaces: readonly ChainNamespace[]
  readonly reason: 'restored' | 'other-tab'
}

/** Default time a wallet has to answer a silent request, in milliseconds. */
const defaultRestoreTimeoutMs = 10_000

/**
 * Restores one connector's connection without a prompt. A wallet that shares no account any more sets the reason
 * `not-resumed`. One that fails, does not answer or is not found in time sets `failed`, and is tried again on the next
 * visit.
 */
export async function resume(portico: Portico, { connectorId, namespaces, reason }: ResumeParameters): Promise<void> {
  const inner = getInternals(portico)
  const { clock, connections, emitter, logger, options } = inner
  const fail = (names: readonly ChainNamespace[], why: 'not-resumed' | 'failed' | 'aborted') => {
    for (const name of names) applyConnectionEvent(portico, name, { type: 'fail', reason: why })
  }
  // Another tab is connected through this wallet, so a failure here says nothing about the stored connection.
  const gone = reason === 'restored' ? 'not-resumed' : 'failed'
  // Stops listening to the wallet if the connection is no longer awaited, unless it is in use.
  const drop = (connection: Connection | undefined, signal: AbortSignal) => {
    if (!connection || [...connections.values()].includes(connection)) return
    connection.release?.()
    if (signal.reason === personEnd)
      connection.disconnect().catch((error: unknown) => logger.warn('ending a resumed connection failed', error))
  }
  const restore = async (connector: Connector, names: readonly ChainNamespace[], signal: AbortSignal) => {
    let stopTimer = (): void => undefined
    const chains = orderChains(portico, names)
    const connection = await new Promise<Connection | undefined>((resolve, reject) => {
      let isLate = false
      stopTimer = clock.setTimeout(() => {
        isLate = true
        reject(connectionErrors('connection/timeout'))
      }, connector.restoreTimeoutMs ?? defaultRestoreTimeoutMs)
      signal.addEventListener('abort', stopTimer)
      connector.restore({ namespaces: names, chains, signal }).then((found) => {
        if (isLate || signal.aborted) drop(found, signal)
        resolve(found)
      }, reject)
    }).finally(stopTimer)
    if (signal.aborted) return
    // A connection without accounts counts as none.
    const shares = names.some((name) => connection?.accounts(name)[0])
    if (connection && !shares) releaseConnection(portico, connection, false)
    const served = connection && shares ? linkConnection(portico, { connection, namespaces: names, reason }) : []
    const left = names.filter((name) => !served.includes(name))
    // Namespaces that were connected separately may each have their own connection.
    if (served.length > 0 && left.length > 0) await restore(connector, left, signal)
    else fail(left, gone)
  }
  const work = async (signal: AbortSignal) => {
    for (const namespace of namespaces) restoreChoice(portico, namespace)
    const awake = wakeReactions(portico)
    const found = await Promise.all(
      namespaces.map(async (namespace) => ({
        namespace,
        connector: await waitForConnector(portico, { namespace, connectorId, signal }),
      })),
    )
    await awake
    if (signal.aborted) return
    // Without its code sign-in cannot be enforced, so the account must not be shown as connected.
    if (options.siwx && !inner.signIn) return fail(namespaces, 'failed')
    for (const connector of new Set(found.map((each) => each.connector))) {
      const names = found.filter((each) => each.connector === connector).map((each) => each.namespace)
      try {
        if (connector) await restore(connector, names, signal)
        else fail(names, 'failed')
      } catch (error) {
        if (signal.aborted) return
        fail(names, 'failed')
        emitter.emit('error', toWalletError(error))
      }
    }
  }
  const onAbort = (names: readonly ChainNamespace[]) => fail(names, 'aborted')
  // A newer attempt has taken over, which is not an error.
  await runAttempt(portico, { kind: 'restore', namespaces, onAbort }, work).catch((error: unknown) =>
    logger.debug('resuming ended early', error),
  )
}
