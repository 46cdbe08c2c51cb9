import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import { servesChains } from './getRequestedChains.js'
import type { CatalogueParameters } from './isOpenable.js'
import { recommendedWalletsQueryOptions } from './recommendedWalletsQueryOptions.js'
import { walletsQuery } from './walletsQuery.js'

/** Number of wallets per page. */
const entries = 40

/**
 * The page, and the ids that earlier pages excluded. All pages exclude the same ids, otherwise wallets would be skipped
 * between two pages.
 */
export type WalletPageParam = { readonly page: number; readonly exclude: readonly string[] | undefined }

/** One page of all wallets. */
export type WalletsPage = CataloguePage & {
  /** Parameters of the next page; `undefined` after the last. */
  readonly next: WalletPageParam | undefined
}

/** What `walletPagesQueryOptions` takes. */
export type WalletPagesParameters = CatalogueParameters & {
  /** Only wallets with this badge. */
  readonly badge?: 'certified' | undefined
}

/**
 * Returns the infinite query of all wallets, 40 per page, without featured and already recommended ones, which
 * `mergeWalletLists` puts first.
 *
 * @param portico The instance.
 * @param parameters The filters.
 */
export function walletPagesQueryOptions(portico: Portico, { badge, ...parameters }: WalletPagesParameters = {}) {
  const { includeWalletIds: include, excludeWalletIds = [], featuredWalletIds = [] } = portico[internals].options
  const { chains, isKept, queryKey, staleTime } = walletsQuery(portico, parameters, 'pages', badge)
  const firstPage: WalletPageParam = { page: 1, exclude: undefined }
  return {
    queryKey,
    staleTime,
    initialPageParam: firstPage,
    getNextPageParam: (last: WalletsPage) => last.next,
    async queryFn({
      pageParam: { page, exclude: given },
      signal,
    }: {
      readonly pageParam: WalletPageParam
      readonly signal: AbortSignal
    }): Promise<WalletsPage> {
      const client = getPart(portico, queryClientPart)
      const recommended = client.getQueryData(recommendedWalletsQueryOptions(portico, parameters).queryKey)
      const exclude = given ?? [
        // The data of this key were returned by its query.
        ...((recommended as CataloguePage | undefined)?.wallets.map(({ id }) => id) ?? []),
        ...excludeWalletIds,
        ...featuredWalletIds,
      ]
      const { count, wallets, received } = await requestWallets(portico, {
        page,
        entries,
        badge,
        include,
        exclude,
        signal,
      })
      const isLast = count === undefined ? received < entries : page * entries >= count
      return {
        count,
        received,
        wallets: wallets.filter((wallet) => isKept(wallet) && servesChains(wallet, chains)),
        next: received > 0 && !isLast ? { page: page + 1, exclude } : undefined,
      }
    },
  }
}
