import type { CatalogueWallet } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { catalogueWalletQueryOptions, getCatalogueWallet, queryClientPart } from '@portico/controllers/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

export type FoundWallet = {
  readonly wallet: CatalogueWallet | undefined
  readonly status: 'loading' | 'ready' | 'failed'
  readonly retry: () => void
}

/**
 * Finds a wallet among those seen, and asks the catalogue for one that is not known, as after a reload.
 *
 * @param walletId Catalogue id; without one there is no wallet.
 */
export function useCatalogueWallet(walletId: string | undefined): FoundWallet {
  const portico = usePorticoInstance()
  const known = useMemo(() => walletId && getCatalogueWallet(portico, { walletId }), [portico, walletId])
  const query = useQuery(
    {
      ...catalogueWalletQueryOptions(portico, { walletId: walletId ?? '' }),
      enabled: walletId !== undefined && !known,
    },
    getPart(portico, queryClientPart),
  )
  const retry = () => void query.refetch()
  if (walletId === undefined || known) return { wallet: known || undefined, status: 'ready', retry }
  const wallet = query.data?.wallets.find(({ id }) => id === walletId)
  const status = wallet ? 'ready' : query.isFetching || query.isPending ? 'loading' : 'failed'
  return { wallet, status: query.isError && !query.isFetching ? 'failed' : status, retry }
}
