import { getWalletPlatforms } from '../deepLinks/getWalletPlatforms.js'
import { readEnvironment } from '../deepLinks/readEnvironment.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { Route } from '../instance/state/RouteParams.js'
import { getCatalogueWallet } from '../wallets/catalogue/getCatalogueWallet.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'

/** Tells what a person chose who went to a view; `undefined` for views that nothing is told of. */
export function describeRoute(portico: Portico, route: Route): AnalyticsEvent | undefined {
  switch (route.name) {
    case 'AllWallets':
      return { event: 'CLICK_ALL_WALLETS' }
    case 'WhatIsAWallet':
      return { event: 'CLICK_WALLET_HELP' }
    case 'GetWallet':
      return { event: 'CLICK_GET_WALLET' }
    case 'Networks':
      return { event: 'CLICK_NETWORKS' }
    case 'WalletSend':
      return describeSend(portico)
    case 'ConnectingExternal':
    case 'ConnectingMultiChain': {
      const { connectorId } = route.params
      const { connectors } = portico[internals].stores.connection
      const name = connectors.find(({ id }) => id === connectorId)?.name ?? connectorId
      return { event: 'SELECT_WALLET', properties: { name, platform: 'browser' } }
    }
    case 'ConnectingWalletConnect': {
      const { walletId } = route.params
      const wallet = walletId === undefined ? undefined : getCatalogueWallet(portico, { walletId })
      const [platform = 'qrcode'] = getWalletPlatforms(wallet, readEnvironment())
      return { event: 'SELECT_WALLET', properties: { name: wallet?.name ?? 'WalletConnect', platform } }
    }
    default:
      return undefined
  }
}

function describeSend(portico: Portico): AnalyticsEvent | undefined {
  const { activeNamespace, namespaces } = portico[internals].stores.connection
  const { accounts = [], address, network } = namespaces[activeNamespace] ?? {}
  if (network === undefined) return undefined
  const isSmartAccount = accounts.find((account) => account.address === address)?.type === 'smartAccount'
  return { event: 'OPEN_SEND', properties: { isSmartAccount, network } }
}
