import { type ChainNamespace, type Connection, walletErrors } from '@portico/core'
import { getFeature } from '../features/getFeature.js'
import { ensureLive } from '../portico/ensureLive.js'
import type { Portico } from '../portico/Portico.js'
import { applyConnectionEvent } from './applyConnectionEvent.js'
import { followConnection } from './followConnection.js'
import { linksFeature } from './linksFeature.js'
import { releaseConnection } from './releaseConnection.js'

export type LinkConnectionParameters = {
  readonly connection: Connection
  /** Namespaces that were asked for; the wallet may have granted fewer. */
  readonly namespaces: readonly ChainNamespace[]
  readonly reason: 'user' | 'restored' | 'other-tab'
}

/**
 * Makes a connection the one of its namespaces, in place of the one before, and returns the namespaces it serves.
 *
 * @throws `wallet/no-accounts` when the wallet shared none
 */
export function linkConnection(
  portico: Portico,
  { connection, namespaces, reason }: LinkConnectionParameters,
): readonly ChainNamespace[] {
  const { connections, stores } = ensureLive(portico)
  const links = getFeature(portico, linksFeature)
  const served = namespaces.filter((namespace) => connection.accounts(namespace).length > 0)
  if (served.length === 0) throw walletErrors('wallet/no-accounts')
  if (!links.has(connection)) links.set(connection, followConnection(portico, connection))
  for (const namespace of served) {
    const previous = connections.get(namespace)
    connections.set(namespace, connection)
    if (previous && previous !== connection) releaseConnection(portico, previous, reason === 'user')
  }
  const [first] = served
  if (reason === 'user' && first && !served.includes(stores.connection.activeNamespace))
    stores.connection.activeNamespace = first
  for (const namespace of served)
    applyConnectionEvent(portico, namespace, {
      type: 'link',
      reason,
      connectorId: connection.connectorId,
      accounts: connection.accounts(namespace),
      network: connection.network(namespace),
      approved: connection.approved(namespace),
    })
  return served
}
