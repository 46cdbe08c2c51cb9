import { type ConnectorGroup, getRecentWallets } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ChainNamespace } from '@portico/core'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import type { CatalogueParts, ConnectRow } from '../../catalogue/CatalogueParts.js'

const nothing: CatalogueParts = { groups: {}, hidden: [], footer: undefined }

/**
 * Brings in what the catalogue adds to Connect once the list is painted; until then, rows that reserve its place. Asks
 * nothing when it can add nothing.
 *
 * @param namespace Only wallets that serve it.
 */
export function useCatalogue(namespace: ChainNamespace | undefined): CatalogueParts {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [parts, setParts] = useState<CatalogueParts>()
  const { featuredWalletIds = [], customWallets = [] } = getInternals(portico).options
  const canPair = usePorticoState(({ connectors }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'))
  const isAsked = canPair || featuredWalletIds.length + customWallets.length > 0
  // Connect is drawn ahead of its first opening; nothing is fetched before that.
  const isWanted = usePorticoState(({ modal }) => modal.open) && isAsked
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      try {
        const { followCatalogue } = await import('../../catalogue/followCatalogue.js')
        await followCatalogue(portico, { locale, namespace, signal, onParts: setParts })
      } catch {
        // The list works without; the next opening tries again.
        if (!signal.aborted) setParts(nothing)
      }
    }
    // The frame after the next one begins when the list is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => signal.aborted || load()))
    return () => controller.abort()
  }, [portico, locale, namespace, isWanted])

  if (!isAsked || parts === nothing) return nothing
  const reserved: CatalogueParts['groups'] = {
    recent: canPair ? reserve('recent', getRecentWallets(portico)) : [],
    featured: reserve('featured', featuredWalletIds),
    custom: reserve('custom', customWallets),
    recommended: canPair ? reserve('recommended', '1234') : [],
  }
  if (!parts) return { groups: reserved, hidden: [], footer: canPair && <Skeleton /> }
  const { featured = reserved.featured, recommended = reserved.recommended } = parts.groups
  return { ...parts, groups: { ...parts.groups, featured, recommended } }
}

/** As many rows as there are to come. A recent one is told by name from the wallets that are here. */
function reserve(group: ConnectorGroup, items: Iterable<string | { readonly name: string }>): readonly ConnectRow[] {
  return Array.from(items, (item, at) => ({
    key: `${group}/${at}`,
    name: typeof item === 'string' ? '' : item.name,
    node: <Skeleton />,
  }))
}
