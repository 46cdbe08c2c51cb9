import { type ChainNamespace, type Connection, walletErrors } from '@portico/core'
import { connectionsKey } from '@portico/core/internal'
import { ensureLive } from '../../instance/ensureLive.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { followConnection } from './followConnection.js'
import { linksPart } from './linksPart.js'
import { releaseConnection } from './releaseConnection.js'

/** Resolves once the reactions to connections run. If their code cannot be loaded, the wallet is connected anyway. */
export async function wakeReactions(portico: Portico): Promise<void> {
  const { logger, wake } = getInternals(portico)
  await wake().catch((error: unknown) => logger.warn('what follows connections could not be loaded', error))
}

export type LinkConnectionParameters = {
  readonly connection: Connection
  /** Requested namespaces. The wallet may have granted fewer. */
  readonly namespaces: readonly ChainNamespace[]
  readonly reason: 'user' | 'restored' | 'other-tab'
}

/**
 * Makes a connection the current one of its namespaces, in place of earlier ones, and returns the namespaces it serves.
 *
 * @throws `wallet/no-accounts` when the wallet shared none
 */
export function linkConnection(
  portico: Portico,
  { connection, namespaces, reason }: LinkConnectionParameters,
): readonly ChainNamespace[] {
  const { connections, stores } = ensureLive(portico)
  const links = getPart(portico, linksPart)
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
  for (const namespace of served) {
    // A listener that was told of the previous namespace may have disconnected.
    if (connections.get(namespace) !== connection) continue
    applyConnectionEvent(portico, namespace, {
      type: 'link',
      reason,
      connectorId: connection.connectorId,
      accounts: connection.accounts(namespace),
      address: findSelected(portico, namespace, { connection, reason }),
      networkId: connection.networkId(namespace),
      approved: connection.approved(namespace),
    })
  }
  return served
}

/**
 * Finds the stored selection: the one of another tab, or the one of an earlier visit unless the wallet has selected
 * another account since.
 */
function findSelected(
  portico: Portico,
  namespace: ChainNamespace,
  { connection, reason }: Pick<LinkConnectionParameters, 'connection' | 'reason'>,
): string | undefined {
  const stored = ensureLive(portico).store.get(connectionsKey)?.[namespace]?.[0]
  const accounts = connection.accounts(namespace)
  if (reason === 'user' || stored?.connectorId !== connection.connectorId) return undefined
  if (reason === 'restored' && stored.first !== accounts[0]?.address) return undefined
  return accounts.find(({ address }) => address === stored.accounts[0]?.address)?.address
}
