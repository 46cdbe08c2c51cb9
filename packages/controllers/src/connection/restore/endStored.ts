import type { ChainNamespace } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { waitForConnector } from '../discovery/waitForConnector.js'
import { orderChains } from '../links/orderChains.js'

export type EndStoredParameters = { readonly connectorId: string; readonly namespaces: readonly ChainNamespace[] }

/**
 * Ends a connection at the wallet that the user ended in the app before it was restored. It is restored for that
 * without a prompt and without being shown. A connector that still serves another namespace is left alone. Never
 * rejects.
 */
export async function endStored(portico: Portico, { connectorId, namespaces }: EndStoredParameters): Promise<void> {
  const { connections, lifetime: signal, logger, stores } = getInternals(portico)
  // Read before the first wait: these may be about to be restored, and have no connection yet.
  const kept = Object.entries(stores.connection.namespaces).flatMap(([name, state]) =>
    state.status !== 'disconnected' && state.connectorId === connectorId && !namespaces.includes(name) ? [name] : [],
  )
  const find = (namespace: ChainNamespace) => waitForConnector(portico, { namespace, connectorId, signal })
  try {
    const [namespace = ''] = namespaces
    const [connector, ...others] = await Promise.all([namespace, ...kept].map(find))
    // The wallet may have one session for all of them, which must not end then.
    if (others.includes(connector)) return
    const chains = orderChains(portico, namespaces)
    const connection = await connector?.restore({ namespaces, chains, signal })
    // Keep the connection if the wallet was connected again meanwhile.
    if (!connection || [...connections.values()].includes(connection)) return
    connection.release?.()
    await connection.disconnect()
  } catch (error) {
    logger.warn('ending a stored connection failed', error)
  }
}
