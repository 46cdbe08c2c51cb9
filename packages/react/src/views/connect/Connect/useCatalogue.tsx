import type { ConnectorGroup } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { getRecentWallets } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useWhileOpen } from '../../../bindings/useWhileOpen.js'
import type { CatalogueParts } from '../../../parts/catalogue/CatalogueParts.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { loadLater } from '../../loadLater.js'

const nothing: CatalogueParts = { groups: {}, hidden: [], footer: undefined }

/**
 * Brings in what the catalogue adds to Connect once the list is painted; until then, rows that reserve its place. Asks
 * nothing when it can neither add nor hide a wallet.
 *
 * @param namespace Only wallets that serve it.
 */
export function useCatalogue(namespace: ChainNamespace | undefined): CatalogueParts {
  const portico = usePorticoInstance()
  const [parts, setParts] = useState<CatalogueParts>()
  const { featuredWalletIds = [], customWallets = [], excludeWalletIds = [] } = getInternals(portico).options
  const canPair = usePorticoState(({ connectors }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'))
  const isAsked = canPair || featuredWalletIds.length + customWallets.length + excludeWalletIds.length > 0
  // Connect is drawn ahead of its first opening; nothing is fetched before that.
  useWhileOpen(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const { signal } = controller
    loadLater()
      .then(({ followCatalogue }) => followCatalogue(portico, { namespace, signal, onParts: setParts }))
      // The list works without; the next opening tries again.
      .catch(() => setParts(nothing))
    return () => controller.abort()
  }, [namespace, isAsked])

  if (!isAsked || parts === nothing) return nothing
  return {
    hidden: [],
    footer: canPair && <Skeleton />,
    ...parts,
    groups: {
      recent: reserve('recent', canPair ? getRecentWallets(portico) : []),
      featured: reserve('featured', featuredWalletIds),
      custom: reserve('custom', customWallets),
      recommended: reserve('recommended', canPair ? [1, 2, 3, 4] : []),
      ...parts?.groups,
    },
  }
}

/** As many rows as there are to come. A recent one has its name, by which it is told from the wallets that are here. */
const reserve = (group: ConnectorGroup, items: readonly (string | number | { readonly name: string })[]) =>
  items.map((item, at) => ({
    key: group + at,
    name: typeof item === 'object' ? item.name : '',
    node: <Skeleton />,
  }))
