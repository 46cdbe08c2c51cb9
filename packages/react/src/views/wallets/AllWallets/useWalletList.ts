import type { CatalogueWallet } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import {
  featuredWalletsQueryOptions,
  getCustomWallets,
  mergeWalletLists,
  queryClientPart,
  recommendedWalletsQueryOptions,
  type WalletPagesParameters,
  walletPagesQueryOptions,
  walletSearchQueryOptions,
} from '@portico/controllers/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { filterByName } from '../../../parts/searchableList/filterByName.js'

export type WalletList = {
  readonly wallets: readonly CatalogueWallet[]
  /** Whether more wallets are loading or can be loaded. */
  readonly hasMore: boolean
  /** The catalogue did not answer; `wallets` holds what was there before. */
  readonly failed: boolean
  /** Asks for the next page, unless one is asked for already or the last attempt failed. */
  readonly loadMore: () => void
  readonly retry: () => void
}

/**
 * Returns the wallets of the catalogue, page after page, or those whose name fits a text.
 *
 * @param parameters The text, empty for all, and which wallets.
 */
export function useWalletList({
  search,
  ...parameters
}: WalletPagesParameters & { readonly search: string }): WalletList {
  const portico = usePorticoInstance()
  const client = getPart(portico, queryClientPart)
  const { badge, ...place } = parameters
  const isSearch = search !== ''
  const featured = useQuery(featuredWalletsQueryOptions(portico, place), client)
  const recommended = useQuery(recommendedWalletsQueryOptions(portico, place), client)
  // The pages leave out what the two lists before them hold.
  const arePagesNext = !isSearch && !featured.isLoading && !recommended.isLoading
  const pages = useInfiniteQuery({ ...walletPagesQueryOptions(portico, parameters), enabled: arePagesNext }, client)
  const found = useQuery(walletSearchQueryOptions(portico, { ...parameters, search }), client)

  const wallets = useMemo(() => {
    const custom = getCustomWallets(portico)
    const all = isSearch
      ? mergeWalletLists([{ wallets: filterByName(custom, search, ({ name }) => name) }, found.data])
      : mergeWalletLists([featured.data, { wallets: custom }, recommended.data, ...(pages.data?.pages ?? [])])
    return badge ? all.filter((wallet) => wallet.badge === badge) : all
  }, [portico, isSearch, search, badge, found.data, featured.data, recommended.data, pages.data])

  if (isSearch)
    return {
      wallets,
      hasMore: found.isPending && !found.isError,
      failed: found.isError,
      loadMore: () => {},
      retry: () => void found.refetch(),
    }
  return {
    wallets,
    hasMore: !pages.isError && (pages.isPending || pages.hasNextPage),
    failed: pages.isError,
    loadMore() {
      if (pages.hasNextPage && !pages.isFetching && !pages.isError) void pages.fetchNextPage()
    },
    retry() {
      for (const list of [featured, recommended]) if (list.isError) void list.refetch()
      void (pages.data ? pages.fetchNextPage() : pages.refetch())
    },
  }
}
