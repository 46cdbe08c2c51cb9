import { internals, type Portico } from '../../instance/Portico.js'
import type { ConnectorGroup } from '../../instance/PorticoOptions.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'
import type { CataloguePage, CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'
import { getConnectorList } from '../list/getConnectorList.js'
import { getRecentWallets } from '../list/getRecentWallets.js'
import { isSameWallet, walletIdentity } from '../list/walletIdentity.js'
import { createInstalledLookup } from './createInstalledLookup.js'
import { getCustomWallets } from './getCustomWallets.js'
import { getRequestedChains, servesChains } from './getRequestedChains.js'
import { type CatalogueParameters, isOpenable } from './isOpenable.js'

/** A group of the catalogue's wallets in Connect. */
export type CatalogueGroup = {
  readonly group: Extract<ConnectorGroup, 'recent' | 'featured' | 'custom' | 'recommended'>
  /** Never empty. */
  readonly wallets: readonly CatalogueWallet[]
}

/** What `getCatalogueGroups` returns. */
export type CatalogueGroups = {
  /** In the order of the option `connectorTypeOrder`. */
  readonly groups: readonly CatalogueGroup[]
  /** Ids of hidden entries of `getConnectorList`, because the app excludes their wallets. */
  readonly hidden: readonly string[]
}

/** What `getCatalogueGroups` takes. */
export type CatalogueGroupsParameters = CatalogueParameters & {
  /** Results of the queries of the same name, as far as they have loaded. */
  readonly featured?: CataloguePage | undefined
  readonly recommended?: CataloguePage | undefined
  readonly excluded?: CataloguePage | undefined
}

const defaultOrder: readonly CatalogueGroup['group'][] = ['recent', 'featured', 'custom', 'recommended']

/**
 * Returns the groups to add to those of `getConnectorList` once the catalogue has answered. A wallet that is installed
 * or in an earlier group is left out. While a WalletConnect connection is active, all are.
 *
 * @param portico The instance.
 * @param parameters The catalogue's results, and which wallets can be used here.
 */
export function getCatalogueGroups(portico: Portico, parameters: CatalogueGroupsParameters = {}): CatalogueGroups {
  const { excluded, namespace } = parameters
  const { excludeWalletIds = [] } = portico[internals].options
  const entries = getConnectorList(portico, { namespace }).flatMap(({ wallets }) => wallets)
  const hidden = entries.filter(
    (entry) =>
      entry.type !== 'WALLET_CONNECT' &&
      (excludeWalletIds.includes(entry.explorerId ?? '') ||
        excluded?.wallets.some((wallet) => hasSameNameOrDomain(wallet, entry))),
  )
  return { groups: listGroups(portico, parameters), hidden: hidden.map(({ id }) => id) }
}

function listGroups(portico: Portico, parameters: CatalogueGroupsParameters): readonly CatalogueGroup[] {
  const { featured, recommended, namespace } = parameters
  const { enableWallets, excludeWalletIds = [] } = portico[internals].options
  if (!enableWallets || isWalletConnectInUse(portico)) return []
  const candidates: Record<CatalogueGroup['group'], readonly CatalogueWallet[]> = {
    recent: getRecentWallets(portico)
      .flatMap((wallet) => readCatalogueWallet(wallet) ?? [])
      .filter(hasLink),
    featured: featured?.wallets ?? [],
    custom: getCustomWallets(portico),
    recommended: recommended?.wallets ?? [],
  }
  const chains = getRequestedChains(portico, namespace)
  const findInstalled = createInstalledLookup(portico, { namespace })
  const taken: CatalogueWallet[] = []
  const take = (wallet: CatalogueWallet) => {
    const isOffered =
      !excludeWalletIds.includes(wallet.id) &&
      !findInstalled(wallet) &&
      !taken.some((other) => other.id === wallet.id || isSameWallet(other, wallet)) &&
      isOpenable(portico, wallet, parameters) &&
      (!namespace || servesChains(wallet, chains))
    if (isOffered) taken.push(wallet)
    return isOffered
  }
  const given = resolveFeatures(portico).connectorTypeOrder
  const order = given.flatMap((group) => defaultOrder.filter((one) => one === group))
  return [...new Set([...order, ...defaultOrder])].flatMap((group) => {
    const wallets = candidates[group].filter(take)
    return wallets.length > 0 ? [{ group, wallets }] : []
  })
}

/** A wallet that was stored by its connector only cannot be reached without it. */
function hasLink({ mobileLink, desktopLink, webappLink, linkMode }: CatalogueWallet): boolean {
  return Boolean(mobileLink ?? desktopLink ?? webappLink ?? linkMode)
}

function hasSameNameOrDomain(
  one: CatalogueWallet,
  other: { readonly name: string; readonly rdns?: string | undefined },
) {
  const [a, b] = [walletIdentity(one), walletIdentity(other)]
  return a.name === b.name || (a.rdns !== '' && a.rdns === b.rdns)
}

function isWalletConnectInUse(portico: Portico): boolean {
  const { connectors, namespaces } = portico.getState()
  const ids = connectors.filter(({ type }) => type === 'WALLET_CONNECT').map(({ id }) => id)
  return Object.values(namespaces).some(
    ({ status, connectorId }) => status === 'connected' && ids.some((id) => id === connectorId),
  )
}
