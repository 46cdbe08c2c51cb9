import type { AdapterContext, CaipNetworkId, Eip1193Provider } from '@portico/core'
import { chainErrors, settle } from '@portico/core/internal'

export type AddNetworkParameters = {
  readonly provider: Eip1193Provider
  readonly networkId: CaipNetworkId
  readonly chainId: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the wallet to add a network of the app (EIP-3085), with the network's own public URLs: those the app reads
 * through may hold keys. Throws `chain/network-not-found`, or what the wallet throws.
 *
 * @param context The instance's parts.
 * @param parameters The wallet, and the network by both ids.
 */
export async function addNetwork(context: AdapterContext, parameters: AddNetworkParameters): Promise<void> {
  const network = context.networks('eip155').find(({ caipNetworkId }) => caipNetworkId === parameters.networkId)
  if (!network) throw chainErrors('chain/network-not-found')
  const explorer = network.blockExplorers?.default.url
  const icon = network.imageUrl?.startsWith('https:') ? network.imageUrl : undefined
  const chain = {
    chainId: parameters.chainId,
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.default.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
    ...(icon ? { iconUrls: [icon] } : {}),
  }
  const request = () => parameters.provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
  await settle(request, { signal: parameters.signal })
}
