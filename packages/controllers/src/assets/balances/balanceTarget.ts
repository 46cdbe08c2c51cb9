import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/** The account whose balance to read, and its network. Default: the active account on its network. */
export type BalanceParameters = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the namespace's selected account. */
  readonly address?: string | undefined
  /** Default: the namespace's network. */
  readonly networkId?: CaipNetworkId | undefined
}

export type BalanceTarget = {
  readonly namespace: ChainNamespace
  readonly address: string | undefined
  readonly networkId: CaipNetworkId | undefined
  /** `undefined` if the app does not offer the network. */
  readonly definition: Network | undefined
}

/** Fills in the default account and network. */
export function balanceTarget(portico: Portico, parameters: BalanceParameters = {}): BalanceTarget {
  const { activeNamespace, namespaces, networks } = portico.getState()
  const namespace = parameters.namespace ?? activeNamespace
  const state = namespaces[namespace]
  const address = parameters.address ?? state?.address
  const networkId = parameters.networkId ?? state?.networkId
  return {
    namespace,
    address,
    networkId,
    definition: networks.find(({ caipNetworkId }) => caipNetworkId === networkId),
  }
}
