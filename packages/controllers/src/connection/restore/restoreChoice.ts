import { type ChainNamespace, isCaipNetworkId } from '@portico/core'
import { connectionsKey } from '@portico/core/internal'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { isOffered } from '../../instance/state/networksState.js'

/** Restores the last selected network of a namespace. That of the active namespace is stored separately. */
export function restoreChoice(portico: Portico, namespace: ChainNamespace): void {
  const { store, stores } = getInternals(portico)
  const networkId = store.get(connectionsKey)?.[namespace]?.[0]?.networkId
  if (!isCaipNetworkId(networkId) || !networkId.startsWith(`${namespace}:`)) return
  if (isOffered(stores.networks, networkId)) stores.networks.active[namespace] = networkId
}
