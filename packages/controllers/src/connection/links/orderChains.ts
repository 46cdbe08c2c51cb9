import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** Lists the networks of some namespaces, the active one of each first. */
export function orderChains(portico: Portico, namespaces: readonly ChainNamespace[]): readonly CaipNetworkId[] {
  const { context, stores } = getInternals(portico)
  return namespaces.flatMap((namespace) => {
    const ids = context.networks(namespace).map((network) => network.caipNetworkId)
    const active = stores.networks.active[namespace]
    return active ? [active, ...ids.filter((id) => id !== active)] : ids
  })
}
