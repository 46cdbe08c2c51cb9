import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import type { CataloguePage, CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { walletsKey } from './walletsKey.js'

/** Returns the wallets of every list that is in memory; one may be there several times. */
export function listSeenWallets(portico: Portico): readonly CatalogueWallet[] {
  const queries = getPart(portico, queryClientPart).getQueriesData({ queryKey: walletsKey })
  return queries.flatMap(([, data]) => {
    // The data of these keys are pages, those of an infinite query a list of them; `undefined` before the answer.
    const known = data as CataloguePage | { readonly pages: readonly CataloguePage[] } | undefined
    if (!known) return []
    return 'pages' in known ? known.pages.flatMap(({ wallets }) => wallets) : known.wallets
  })
}
