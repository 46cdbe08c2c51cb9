import type { ConnectorInfo, Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import {
  type AllWalletsRow,
  type CatalogueGroup,
  type CatalogueGroups,
  excludedWalletsQueryOptions,
  featuredWalletsQueryOptions,
  getAllWalletsRow,
  getCatalogueGroups,
  queryClientPart,
  readEnvironment,
  recommendedWalletsQueryOptions,
  type WalletRowsParameters,
} from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { QueryObserver } from '@tanstack/react-query'

/** What the catalogue adds to Connect, and what it hides. */
export type ConnectCatalogue = Pick<WalletRowsParameters, 'added'> &
  Pick<CatalogueGroups, 'hidden'> & {
    /** The row that leads to all wallets; `undefined` when it is not offered. */
    readonly allWallets: Pick<AllWalletsRow, 'count' | 'hasMore'> | undefined
  }

const isBare = ({ image, imageId, type }: ConnectorInfo) =>
  !image && !imageId && type !== 'WALLET_CONNECT' && type !== 'AUTH'

export type WatchCatalogueParameters = {
  readonly namespace: ChainNamespace | undefined
  /** Stops watching. */
  readonly signal: AbortSignal
  /** Called at once, with every answer of the catalogue and when wallets come or go. */
  readonly onChange: (catalogue: ConnectCatalogue) => void
}

/**
 * Loads what Connect shows from the catalogue besides installed wallets, and keeps it up to date. If the catalogue does
 * not answer, only the link to all wallets is added, and the catalogue is asked again once the browser is online.
 *
 * @param portico The instance.
 * @param parameters The namespace, and the callback.
 */
export function watchCatalogue(portico: Portico, { namespace, signal, onChange }: WatchCatalogueParameters): void {
  if (signal.aborted) return
  const client = getPart(portico, queryClientPart)
  const { isMobile } = readEnvironment()
  const place = { namespace, isMobile }
  // Recommended wallets are those that can be connected over WalletConnect.
  const canPair = () => portico.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT')
  const featured = new QueryObserver(client, featuredWalletsQueryOptions(portico, place))
  const recommended = new QueryObserver(client, { ...recommendedWalletsQueryOptions(portico, place), enabled: canPair })
  const excluded = new QueryObserver(client, excludedWalletsQueryOptions(portico))

  const update = () => {
    // Most wallets bring their own pictures, and need no more code.
    if (portico.getState().connectors.some(isBare))
      import('./nameConnectors.lazy.js').then(({ nameConnectors }) => nameConnectors(portico)).catch(() => {})
    const answers = {
      featured: featured.getCurrentResult(),
      recommended: recommended.getCurrentResult(),
    }
    const { groups, hidden } = getCatalogueGroups(portico, {
      ...place,
      featured: answers.featured.data,
      recommended: answers.recommended.data,
      excluded: excluded.getCurrentResult().data,
    })
    const wallets = (name: CatalogueGroup['group']) => groups.find(({ group }) => group === name)?.wallets ?? []
    const others = answers.recommended.data?.count
    const chosen = featured.options.enabled === false ? 0 : answers.featured.data?.wallets.length
    const count = others === undefined || chosen === undefined ? undefined : others + chosen
    const { isShown, ...row } = getAllWalletsRow(portico, { count, isMobile })
    onChange({
      added: {
        recent: wallets('recent'),
        custom: wallets('custom'),
        ...(!answers.featured.isLoading && { featured: wallets('featured') }),
        ...(!answers.recommended.isLoading && { recommended: wallets('recommended') }),
      },
      hidden,
      allWallets: isShown ? row : undefined,
    })
  }
  const stops = [
    ...[featured, recommended, excluded].map((observer) => observer.subscribe(update)),
    portico.subscribe(({ connectors }) => connectors, update),
    portico.subscribe(({ namespaces }) => namespaces, update),
  ]
  const askAgain = () => {
    for (const each of [featured, recommended, excluded]) if (each.getCurrentResult().isError) void each.refetch()
  }
  window.addEventListener('online', askAgain, { signal })
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  update()
}
