import {
  type ConnectParameters as AdapterConnectParameters,
  type ChainNamespace,
  type Connection,
  connectionErrors,
  isPorticoError,
  type PorticoError,
  toWalletError,
} from '@portico/core'
import { ensureLive } from '../../instance/ensureLive.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { findConnector } from '../discovery/findConnector.js'
import { linkConnection, wakeReactions } from '../links/linkConnection.js'
import { orderChains } from '../links/orderChains.js'
import { outcomesPart } from '../links/outcomesPart.js'
import { runAttempt } from '../links/runAttempt.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { keepSession } from '../state/keepSession.js'
import type { ConnectionEvent } from '../state/transition.js'

/** What `connect` takes. */
export type ConnectParameters = {
  /** Id of one of the state's `connectors`. */
  readonly connectorId: string
  /** Default: every namespace that both the connector and the app's networks have. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** Ends the wait; the promise then rejects with `connection/aborted`. */
  readonly signal?: AbortSignal | undefined
  /** Called with the pairing URI of connectors that show a code, and with a new one before it expires. */
  readonly onUri?: AdapterConnectParameters['onUri']
  /** Called when a connector that pairs over a relay reaches or loses it. */
  readonly onTransport?: AdapterConnectParameters['onTransport']
}

/** What `connect` resolves with. */
export type ConnectReturnType = {
  readonly connectorId: string
  /** Namespaces the wallet granted. */
  readonly namespaces: readonly ChainNamespace[]
  /** The selected account of the first of them. */
  readonly address: string
}

/**
 * Connects a wallet. An existing connection is replaced once the new one is established, and kept if the user declines.
 * A newer call, or closing the modal, aborts this one.
 *
 * @param portico The instance, started.
 * @param parameters The connector, and what to ask it for.
 * @throws `wallet/rejected` when the user declines, `connection/aborted`, `connection/connector-not-found`,
 * `connection/chunk-failed` when code of the app did not load and the wallet was not asked,
 * `wallet/no-accounts` or another error of domain `wallet`
 */
export async function connect(portico: Portico, parameters: ConnectParameters): Promise<ConnectReturnType> {
  const inner = ensureLive(portico)
  const { options } = inner
  const { signal, onUri, onTransport } = parameters
  const { connector, namespaces } = findConnector(portico, parameters)
  keepSession(portico)
  const awake = wakeReactions(portico)
  const outcomes = getPart(portico, outcomesPart)
  const apply = (event: ConnectionEvent, names = namespaces) => {
    for (const namespace of names) applyConnectionEvent(portico, namespace, event)
  }
  const onAbort = (names: readonly ChainNamespace[]) => apply({ type: 'fail', reason: 'aborted' }, names)
  return runAttempt(portico, { kind: 'connect', namespaces, signal, onAbort }, async (attempt, commit) => {
    apply({ type: 'connect', connectorId: connector.id })
    try {
      if (connector.load) await connector.load().catch(tellMissing(connector.id))
      if (options.siwx) await awake
      if (options.siwx && !inner.signIn)
        throw connectionErrors('connection/chunk-failed', { connectorId: connector.id })
      const connection = await connector.connect({
        namespaces,
        chains: orderChains(portico, namespaces),
        signal: attempt,
        onUri: (uri, details) => attempt.aborted || onUri?.(uri, details),
        onTransport: (state) => attempt.aborted || onTransport?.(state),
        signIn: inner.signIn?.offer(),
      })
      await awake
      if (attempt.aborted) throw abandon(portico, connection, connectionErrors('connection/aborted'))
      commit()
      const served = link(portico, connection, namespaces)
      outcomes.emit('connected', { connector, connection })
      // Namespaces that the wallet did not grant are no longer connecting.
      apply({ type: 'fail', reason: 'rejected' })
      const address = served.flatMap((namespace) => connection.accounts(namespace))[0]?.address ?? ''
      return { connectorId: connector.id, namespaces: served, address }
    } catch (cause) {
      const error = toWalletError(cause, { source: connector.type === 'WALLET_CONNECT' ? 'walletConnect' : 'injected' })
      if (!attempt.aborted) {
        apply({ type: 'fail', reason: reasonOf(error) })
        void awake.then(() => outcomes.emit('connectFailed', { error }))
      }
      throw error
    }
  })
}

function reasonOf(error: PorticoError): 'rejected' | 'aborted' | 'failed' {
  if (isPorticoError(error, 'wallet/rejected')) return 'rejected'
  return isPorticoError(error, 'connection/aborted') ? 'aborted' : 'failed'
}

function link(portico: Portico, connection: Connection, namespaces: readonly ChainNamespace[]) {
  try {
    return linkConnection(portico, { connection, namespaces, reason: 'user' })
  } catch (error) {
    throw abandon(portico, connection, error)
  }
}

/**
 * Disconnects a connection that is no longer wanted, so that the wallet does not consider it active. Returns the
 * reason.
 */
function abandon<reason>(portico: Portico, connection: Connection, reason: reason): reason {
  const { connections, logger } = getInternals(portico)
  const used = [...connections.values()]
  if (used.includes(connection)) return reason
  connection.release?.()
  if (used.every(({ connectorId }) => connectorId !== connection.connectorId))
    connection.disconnect().catch((error: unknown) => logger.warn('ending an unwanted connection failed', error))
  return reason
}

/**
 * Creates the error handler of a connector's `load`. The wallet was not asked yet, so the cause is always missing code.
 */
export function tellMissing(connectorId: string): (cause: unknown) => never {
  return (cause) => {
    throw isPorticoError(cause) ? cause : connectionErrors('connection/chunk-failed', { connectorId }, { cause })
  }
}
