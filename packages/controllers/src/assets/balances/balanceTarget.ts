import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/** Whose balance is asked for, and where; default: the active account on its network. */
export type BalanceParameters = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the namespace's selected account. */
  readonly address?: string | undefined
  /** Default: the namespace's network. */
  readonly network?: CaipNetworkId | undefined
}

export type BalanceTarget = {
  readonly namespace: ChainNamespace
  readonly address: string | undefined
  readonly network: CaipNetworkId | undefined
  /** `undefined` when the app does not offer the network. */
  readonly definition: Network | undefined
}

/** Fills in whose balance is meant and where. */
export function balanceTarget(portico: Portico, parameters: BalanceParameters = {}): BalanceTarget {
  const { activeNamespace, namespaces, networks } = portico.getState()
  const namespace = parameters.namespace ?? activeNamespace
  const state = namespaces[namespace]
  const address = parameters.address ?? state?.address
  const network = parameters.network ?? state?.network
  return {
    namespace,
    address,
    network,
    definition: networks.find(({ caipNetworkId }) => caipNetworkId === network),
  }
}
