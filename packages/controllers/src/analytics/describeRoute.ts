import { getWalletPlatforms } from '../deepLinks/getWalletPlatforms.js'
import { readEnvironment } from '../deepLinks/readEnvironment.js'
import { internals, type Portico } from '../instance/Portico.js'
import { type Route, routes } from '../instance/state/routes.js'
import { getCatalogueWallet } from '../wallets/catalogue/getCatalogueWallet.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'

/** Returns the analytics event for opening a view, or `undefined` for views without one. */
export function describeRoute(portico: Portico, route: Route): AnalyticsEvent | undefined {
  const { event } = routes[route.name]
  if (event === 'SELECT_WALLET') return describeWallet(portico, route)
  if (event === 'OPEN_SEND' || event === 'OPEN_SWAP') return describeMove(portico, event)
  if (event === 'SELECT_BUY_CRYPTO' || event === 'SELECT_WHAT_IS_A_BUY' || event === 'OPEN_ENS_FLOW') {
    const { isSmartAccount } = findAccount(portico)
    return { event, properties: { isSmartAccount } }
  }
  return event && { event }
}

function describeWallet(portico: Portico, { name: view, params }: Route): AnalyticsEvent | undefined {
  if (view === 'ConnectingExternal' || view === 'ConnectingMultiChain') {
    const { connectorId } = params
    const { connectors } = portico[internals].stores.connection
    const name = connectors.find(({ id }) => id === connectorId)?.name ?? connectorId
    return { event: 'SELECT_WALLET', properties: { name, platform: 'browser' } }
  }
  const walletId = view === 'ConnectingWalletConnect' ? params.walletId : undefined
  const wallet = walletId === undefined ? undefined : getCatalogueWallet(portico, { walletId })
  const [platform = 'qrcode'] = getWalletPlatforms(wallet, readEnvironment())
  return { event: 'SELECT_WALLET', properties: { name: wallet?.name ?? 'WalletConnect', platform } }
}

function describeMove(portico: Portico, event: 'OPEN_SEND' | 'OPEN_SWAP'): AnalyticsEvent | undefined {
  const { isSmartAccount, networkId } = findAccount(portico)
  return networkId && { event, properties: { isSmartAccount, network: networkId } }
}

/** Returns where the active account is, and whether it is a smart one. */
function findAccount(portico: Portico) {
  const { activeNamespace, namespaces } = portico[internals].stores.connection
  const { accounts = [], address, networkId } = namespaces[activeNamespace] ?? {}
  return { networkId, isSmartAccount: accounts.find((each) => each.address === address)?.type === 'smartAccount' }
}
