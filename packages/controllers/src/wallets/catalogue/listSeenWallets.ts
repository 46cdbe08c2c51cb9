import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import type { CataloguePage, CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { walletsKey } from './walletsKey.js'

/** Returns the wallets of every loaded list. A wallet may appear several times. */
export function listSeenWallets(portico: Portico): readonly CatalogueWallet[] {
  const queries = getPart(portico, queryClientPart).getQueriesData({ queryKey: walletsKey })
  return queries.flatMap(([, data]) => {
    // The data of these keys are pages, or a list of pages for an infinite query; `undefined` before the first result.
    const known = data as CataloguePage | { readonly pages: readonly CataloguePage[] } | undefined
    if (!known) return []
    return 'pages' in known ? known.pages.flatMap(({ wallets }) => wallets) : known.wallets
  })
}
