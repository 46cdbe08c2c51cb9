import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { findConnector } from '../connection/findConnector.js'
import { orderChains } from '../connection/orderChains.js'
import { ensureLive } from '../portico/ensureLive.js'
import type { Portico } from '../portico/Portico.js'

/**
 * Lists the app's networks that were asked for over WalletConnect and that the wallet did not agree to. A kind of chain
 * that it leaves out as a whole, as most wallets do, is not connected rather than limited: Account says so.
 */
export function findMissingNetworks(
  portico: Portico,
  parameters: { readonly namespace: ChainNamespace | undefined; readonly namespaces: readonly ChainNamespace[] },
): readonly CaipNetworkId[] {
  const { connections } = ensureLive(portico)
  const asked = findConnector(portico, {
    connectorId: 'walletConnect',
    namespaces: parameters.namespace === undefined ? undefined : [parameters.namespace],
  }).namespaces
  return asked.flatMap((namespace) => {
    if (!parameters.namespaces.includes(namespace)) return []
    const approved = connections.get(namespace)?.approved(namespace)
    const networks = approved === 'all' ? [] : orderChains(portico, [namespace])
    return networks.filter((network) => approved === 'all' || !approved?.includes(network))
  })
}
