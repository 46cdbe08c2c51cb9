import type { CaipNetworkId, SwapProvider } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { supportsFeature } from '../networks/supportsFeature.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
import { blockchainApiSwaps, type SwapHost } from './blockchainApiSwaps.js'

type Source = Awaited<ReturnType<SwapProvider['load']>>
/** A provider with its code. */
export type LoadedSwapProvider = { readonly provider: SwapProvider; readonly source: Source }

const sourcesPart = definePart<Map<SwapProvider, Promise<Source>>>({ key: 'swapSources', create: () => new Map() })
const defaultProviderPart = definePart<SwapProvider>({ key: 'defaultSwapProvider', create: () => blockchainApiSwaps() })

/** Returns the providers of swaps, best first. */
function getProviders(portico: Portico): readonly SwapProvider[] {
  const { swaps } = portico[internals].options
  if (swaps) return swaps.providers
  return usesBlockchainApi(portico) ? [getPart(portico, defaultProviderPart)] : []
}

function loadSource(portico: Portico, provider: SwapProvider): Promise<Source> {
  const sources = getPart(portico, sourcesPart)
  const host: SwapHost = { ...portico[internals].context, portico }
  const source = sources.get(provider) ?? provider.load(host)
  sources.set(provider, source)
  source.catch(() => sources.delete(provider))
  return source
}

/**
 * Finds the first provider that swaps on a network; `undefined` if there is none. Skips providers that fail.
 *
 * @param portico The instance.
 * @param parameters The network.
 */
export async function findSwapProvider(
  portico: Portico,
  parameters: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<LoadedSwapProvider | undefined> {
  const [namespace = ''] = parameters.networkId.split(':')
  if (!supportsFeature(portico, { namespace, feature: 'swap' })) return undefined
  for (const provider of getProviders(portico)) {
    try {
      const source = await loadSource(portico, provider)
      if (await source.isSupported(parameters)) return { provider, source }
    } catch (error) {
      portico[internals].logger.warn('a provider of swaps could not be asked', { provider: provider.id, error })
    }
  }
  return undefined
}

/** What `getSwapNetworks` returns: CAIP-2 ids. */
export type GetSwapNetworksReturnType = readonly CaipNetworkId[]

/**
 * Returns the networks of the app on which tokens can be swapped.
 *
 * @param portico The instance.
 */
export async function getSwapNetworks(portico: Portico): Promise<GetSwapNetworksReturnType> {
  const ids = portico.getState().networks.map(({ caipNetworkId }) => caipNetworkId)
  const found = await Promise.all(ids.map((networkId) => findSwapProvider(portico, { networkId })))
  return ids.filter((_, index) => found[index])
}
