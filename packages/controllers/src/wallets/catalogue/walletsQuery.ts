import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { getRequestedChains } from './getRequestedChains.js'
import { type CatalogueParameters, isOpenable } from './isOpenable.js'
import { walletsKey } from './walletsKey.js'

/**
 * Returns what the queries of wallet lists have in common: the key, the requested networks, the filter, and that a list
 * is requested once while it is in use.
 *
 * @param list Name of the list, and what else its result depends on.
 */
export function walletsQuery<list extends readonly [string, ...unknown[]]>(
  portico: Portico,
  { namespace, isMobile = false }: CatalogueParameters,
  ...list: list
) {
  const chains = getRequestedChains(portico, namespace)
  // Wallets are only filtered by namespace on phones.
  const target = isMobile ? (namespace ?? portico.getState().activeNamespace) : undefined
  return {
    queryKey: [...walletsKey, ...list, { chains, isMobile, target }] as const,
    staleTime: Number.POSITIVE_INFINITY,
    chains,
    isKept: (wallet: CatalogueWallet) => isOpenable(portico, wallet, { isMobile, namespace: target }),
  }
}
