import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/** The account whose balance to read, and its network. Default: the active account on its network. */
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
  /** `undefined` if the app does not offer the network. */
  readonly definition: Network | undefined
}

/** Fills in the default account and network. */
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
