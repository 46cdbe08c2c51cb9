import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import { supportsFeature } from '../../networks/supportsFeature.js'
import { usesBlockchainApi, usesOwnBlockchainApi } from '../../services/blockchainApi/usesBlockchainApi.js'

/**
 * Returns whether anybody may be able to tell which items an account holds: a data service of one's own, or the hosted
 * one where it has a history. Asks nobody; `servedQueryOptions` asks whether the service supports a network.
 *
 * @param portico The instance.
 * @param namespace The account's.
 */
export function mayListNfts(portico: Portico, namespace: ChainNamespace): boolean {
  if (!usesBlockchainApi(portico) || !supportsFeature(portico, { namespace, feature: 'nfts' })) return false
  return usesOwnBlockchainApi(portico) || supportsFeature(portico, { namespace, feature: 'activity' })
}
