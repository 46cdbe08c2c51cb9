import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'

export type PickChainsParameters = {
  readonly namespaces: readonly ChainNamespace[]
  /** Preferred ones first. */
  readonly chains: readonly CaipNetworkId[]
  /** Networks the frame serves; `undefined` if it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
}

/**
 * Picks one network per namespace: the first that the frame serves.
 *
 * @throws `embedded-wallet/network-not-found` when it serves none
 */
export function pickChains({ namespaces, chains, served }: PickChainsParameters): readonly CaipNetworkId[] {
  const offered = chains.filter((id) => !served || served.includes(id))
  const first = (namespace: ChainNamespace) => offered.find((id) => id.startsWith(`${namespace}:`))
  const wanted = offered.filter((id) => namespaces.some((namespace) => first(namespace) === id))
  if (wanted.length === 0)
    throw embeddedWalletErrors('embedded-wallet/network-not-found', { networkId: chains[0] ?? 'none' })
  return [...new Set(wanted)]
}
