import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { ConnectorGroup } from '../../instance/PorticoOptions.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'
import { getRecentWallets } from './getRecentWallets.js'
import { mergeConnectors } from './mergeConnectors.js'
import type { WalletEntry, WalletGroup } from './WalletEntry.js'
import { isSameWallet } from './walletIdentity.js'

const defaultOrder: readonly ConnectorGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/**
 * Returns the available wallets, in groups and in the order of the option `connectorTypeOrder`. Groups it does not name
 * follow in the default order. Recent wallets are in `recent` only, and wallets that serve none of the app's networks
 * are left out.
 *
 * @param portico The instance.
 * @param options A namespace the wallets must serve; by default one of the namespaces of the app's networks. With
 * `all`, empty groups are listed too.
 */
export function getConnectorList(
  portico: Portico,
  { namespace, all }: { readonly namespace?: ChainNamespace | undefined; readonly all?: boolean | undefined } = {},
): readonly WalletGroup[] {
  const { options } = portico[internals]
  if (!options.enableWallets) return []
  const { connectors, namespaces, networks } = portico.getState()
  const usable = namespace ? [namespace] : networks.map(({ chainNamespace }) => chainNamespace)
  // A session for one namespace must not keep the user from pairing for another.
  const inUse = Object.entries(namespaces).map(
    ([name, { status, connectorId }]) => status === 'connected' && name === (namespace ?? name) && connectorId,
  )
  const wallets = mergeConnectors(
    connectors.filter(
      (connector) =>
        connector.type !== 'AUTH' &&
        !(connector.type === 'WALLET_CONNECT' && inUse.includes(connector.id)) &&
        connector.namespaces.some((name) => usable.includes(name)),
    ),
  )
  const recents = getRecentWallets(portico)
  const recentPlace = (wallet: WalletEntry) => recents.findIndex((recent) => isSameWallet(recent, wallet))
  const groups: Partial<Record<ConnectorGroup, WalletEntry[]>> = {}
  for (const wallet of wallets) {
    const group =
      wallet.type === 'WALLET_CONNECT'
        ? 'walletConnect'
        : recentPlace(wallet) >= 0
          ? 'recent'
          : wallet.type === 'EXTERNAL'
            ? 'external'
            : 'injected'
    const members = groups[group] ?? []
    members.push(wallet)
    groups[group] = members
  }
  groups.recent?.sort((a, b) => recentPlace(a) - recentPlace(b))
  for (const group of ['injected', 'external'] as const) groups[group]?.sort(compareWallets)
  return [...new Set([...resolveFeatures(portico).connectorTypeOrder, ...defaultOrder])].flatMap((group) => {
    const { [group]: wallets = [] } = groups
    return all || wallets[0] ? [{ group, wallets }] : []
  })
}

/** By name, with "Browser Wallet" (an injected one without a name) last. */
function compareWallets(a: WalletEntry, b: WalletEntry): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return Number(a.id === 'injected') - Number(b.id === 'injected') || (first < second ? -1 : first > second ? 1 : 0)
}
