import { getInternals } from '@portico/controllers/internal'
import { getRecentWallets, type WalletRowsParameters } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useWhileOpen } from '../../../bindings/useWhileOpen.js'
import type { ConnectCatalogue } from '../../../parts/catalogue/watchCatalogue.js'
import { loadLater } from '../../loadLater.js'
import type { Later } from './useLater.js'

export type UseCatalogueReturnType = Pick<WalletRowsParameters, 'added' | 'hidden' | 'reserved'> & {
  /** The "All wallets" row: its counts, a reserved place, or none. */
  readonly allWallets: ConnectCatalogue['allWallets'] | 'reserved'
  /** Renders the catalogue's rows; present whenever there are any. */
  readonly later: Later | undefined
}

const nothing: UseCatalogueReturnType = { added: {}, hidden: [], reserved: {}, allWallets: undefined, later: undefined }

/**
 * Asks the catalogue what it adds to Connect once the list is painted; until then, rows are reserved for it. Asks
 * nothing when it can neither add nor hide a wallet.
 *
 * @param namespace Only wallets that serve it.
 */
export function useCatalogue(namespace: ChainNamespace | undefined): UseCatalogueReturnType {
  const portico = usePorticoInstance()
  const [known, setKnown] = useState<Omit<UseCatalogueReturnType, 'reserved'>>()
  const { featuredWalletIds = [], customWallets = [], excludeWalletIds = [] } = getInternals(portico).options
  const canPair = usePorticoState(({ connectors }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'))
  const isAsked = canPair || featuredWalletIds.length + customWallets.length + excludeWalletIds.length > 0
  // Connect is drawn ahead of its first opening; nothing is fetched before that.
  useWhileOpen(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const { signal } = controller
    loadLater()
      .then((later) =>
        later.watchCatalogue(portico, {
          namespace,
          signal,
          onChange: (catalogue) => setKnown({ ...catalogue, later }),
        }),
      )
      // The list works without it; the next opening tries again.
      .catch(() => setKnown(nothing))
    return () => controller.abort()
  }, [namespace, isAsked])

  if (!isAsked || known === nothing) return nothing
  const idsOf = (wallets: readonly { readonly id: string }[]) => wallets.map(({ id }) => id)
  return {
    ...nothing,
    allWallets: canPair ? 'reserved' : undefined,
    ...known,
    reserved: {
      featured: featuredWalletIds,
      custom: idsOf(customWallets),
      ...(canPair && { recent: idsOf(getRecentWallets(portico)), recommended: ['1', '2', '3', '4'] }),
    },
  }
}
