import { type ChainNamespace, type Connector, connectionErrors } from '@portico/core'
import { ensureLive } from '../../instance/ensureLive.js'
import type { Portico } from '../../instance/Portico.js'
import { connectorKey } from './discoverConnectors.js'

export type FindConnectorParameters = {
  readonly connectorId: string
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

/**
 * Finds a connector and the namespaces to connect with it: the requested ones, by default all that the app has networks
 * for. If several connectors share an id, the one of the first requested namespace wins, or of the active one.
 *
 * @throws `connection/connector-not-found`
 */
export function findConnector(
  portico: Portico,
  { connectorId, namespaces }: FindConnectorParameters,
): { readonly connector: Connector; readonly namespaces: readonly ChainNamespace[] } {
  const { connectors, context, stores } = ensureLive(portico)
  const { activeNamespace } = stores.connection
  const offered = Object.keys(stores.connection.namespaces).filter((name) => context.networks(name).length > 0)
  const wanted = (namespaces ?? [activeNamespace, ...offered]).filter((name) => offered.includes(name))
  for (const namespace of wanted) {
    const connector = connectors.get(connectorKey(namespace, connectorId))
    if (connector)
      return {
        connector,
        namespaces: [...new Set(wanted)].filter((name) => connector.namespaces.includes(name)),
      }
  }
  throw connectionErrors('connection/connector-not-found', { connectorId })
}
