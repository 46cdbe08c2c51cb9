import type { Portico, ViewName } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ConnectorType } from '@portico/core'
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
 * @param view The view that is shown.
 */
export function listNextGroups(portico: Portico, view: ViewName): readonly GroupName[] {
  const { connectors } = portico.getState()
  return (nextGroups[view] ?? []).filter((name) => {
    if (name === 'pay' && !getInternals(portico).options.features.pay) return false
    const kind = groupConnectors[name]
    return !kind || connectors.some(({ type }) => type === kind)
  })
}
