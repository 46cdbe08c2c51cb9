import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { defaultServices } from '../../instance/PorticoOptions.js'
import { supportsFeature } from '../../networks/supportsFeature.js'
import { usesBlockchainApi } from '../../services/blockchainApi/usesBlockchainApi.js'

/** What `canListNfts` takes. */
export type CanListNftsParameters = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns whether anybody can tell which items an account holds on a network: a data service of one's own, or the
 * hosted one where it has a history. Asks the service which networks it supports, unless that is known.
 *
 * @param portico The instance.
 * @param parameters The network.
 */
export async function canListNfts(
  portico: Portico,
  { namespace, networkId, signal }: CanListNftsParameters,
): Promise<boolean> {
  if (!usesBlockchainApi(portico) || !supportsFeature(portico, { namespace, feature: 'nfts' })) return false
  if (!isOwnService(portico) && !supportsFeature(portico, { namespace, feature: 'activity' })) return false
  // Comes when it is asked, with the schemas of the service.
  const { isNetworkServed } = await import('../../services/blockchainApi/isNetworkServed.js')
  return isNetworkServed(portico, { networkId, signal })
}

/** Returns whether the data service is one of the app's own; the hosted one lists no items. */
export function isOwnService(portico: Portico): boolean {
  return portico[internals].options.services.blockchainApi !== defaultServices.blockchainApi
}
