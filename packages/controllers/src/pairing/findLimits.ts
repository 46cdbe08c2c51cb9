import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { findConnector } from '../connection/discovery/findConnector.js'
import { orderChains } from '../connection/links/orderChains.js'
import { ensureLive } from '../instance/ensureLive.js'
import type { Portico } from '../instance/Portico.js'
import type { PairingState } from './PairingState.js'

type FindLimitsParameters = {
  readonly namespace: ChainNamespace | undefined
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * Returns the requested permissions that the wallet did not grant. Few wallets support every method, so only a missing
 * network makes the pairing `partial`.
 */
export function findLimits(
  portico: Portico,
  parameters: FindLimitsParameters,
): Pick<PairingState, 'status' | 'missing' | 'missingMethods' | 'missingEvents'> {
  const { connections } = ensureLive(portico)
  const missing = findMissingNetworks(portico, parameters)
  const [namespace] = parameters.namespaces
  const { methods = [], events = [] } = (namespace && connections.get(namespace)?.missing) || {}
  return {
    missing,
    missingMethods: methods,
    missingEvents: events,
    status: missing.length > 0 ? 'partial' : 'connected',
  }
}

/**
 * Lists the app's networks that were requested over WalletConnect and not approved. A namespace without any approved
 * network, which is common, is not listed: it is not connected, and the Account view says so.
 */
function findMissingNetworks(portico: Portico, parameters: FindLimitsParameters): readonly CaipNetworkId[] {
  const { connections } = ensureLive(portico)
  const asked = findConnector(portico, {
    connectorId: 'walletConnect',
    namespaces: parameters.namespace === undefined ? undefined : [parameters.namespace],
  }).namespaces
  return asked.flatMap((namespace) => {
    if (!parameters.namespaces.includes(namespace)) return []
    const approved = connections.get(namespace)?.approved(namespace)
    const networks = approved === 'all' ? [] : orderChains(portico, [namespace])
    return networks.filter((networkId) => approved === 'all' || !approved?.includes(networkId))
  })
}
