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
 * Says what of a wallet's answer falls short of what was asked for. Few wallets know every method, so that alone limits
 * nobody: it is told where a network is missing.
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
 * Lists the app's networks that were asked for over WalletConnect and that the wallet did not agree to. A kind of chain
 * that it leaves out as a whole, as most wallets do, is not connected rather than limited: Account says so.
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
    return networks.filter((network) => approved === 'all' || !approved?.includes(network))
  })
}
