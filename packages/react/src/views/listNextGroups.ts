import type { Portico, ViewName } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routes } from '@portico/controllers/ui'
import type { ConnectorType } from '@portico/core'
import { groupsPart } from './groupsPart.js'
import type { GroupName } from './ViewDefinition.js'

/** Groups that the buttons of a view lead to. */
const nextGroups: { readonly [name in ViewName]?: readonly GroupName[] } = {
  Connect: ['connecting', 'help', 'wallets', 'walletConnect', 'embeddedWallet'],
  ConnectingExternal: ['account'],
  ConnectingWalletConnect: ['account'],
  EmailVerifyOtp: ['account'],
  Account: ['send', 'swap', 'networks', 'receive', 'details', 'names', 'embeddedWallet', 'onramp', 'pay'],
  AccountSettings: ['names'],
  WalletSend: ['sendReview'],
  Swap: ['swapTokens', 'swapReview'],
  Pay: ['payment'],
}

/** Groups that are reachable only with a connector of this kind. */
const groupConnectors: { readonly [name in GroupName]?: ConnectorType } = {
  wallets: 'WALLET_CONNECT',
  walletConnect: 'WALLET_CONNECT',
  embeddedWallet: 'AUTH',
}

/**
 * Lists the groups that a view leads to in this app.
 *
 * @param portico The instance.
 * @param view The view that is shown; what its group says of it counts once that is loaded.
 */
export function listNextGroups(portico: Portico, view: ViewName): readonly GroupName[] {
  const { connectors } = portico.getState()
  const group = getPart(portico, groupsPart).get(routes[view].group)
  return (nextGroups[view] ?? []).filter((name) => {
    if (group?.leadsTo?.(portico, name) === false) return false
    const kind = groupConnectors[name]
    return !kind || connectors.some(({ type }) => type === kind)
  })
}
