import type { NamespaceState } from '@portico/controllers'
import type { ChainNamespace, Network } from '@portico/core'
import { usePorticoState } from '../../bindings/usePorticoState.js'
import { useAccount } from '../../hooks/useAccount.js'

export type ActiveAccount = NamespaceState & {
  readonly namespace: ChainNamespace
  /** The network the account is used on; `undefined` when the app does not offer it. */
  readonly definition: Network | undefined
  /** Name of the connected wallet. */
  readonly wallet: { readonly name: string; readonly image?: string | undefined } | undefined
}

/** Returns the account of the active namespace with its network and its wallet. */
export function useActiveAccount(): ActiveAccount {
  const account = useAccount()
  const networks = usePorticoState((state) => state.networks)
  const connectors = usePorticoState((state) => state.connectors)
  return {
    ...account,
    definition: networks.find(({ caipNetworkId }) => caipNetworkId === account.networkId),
    wallet: connectors.find(({ id }) => id === account.connectorId),
  }
}
