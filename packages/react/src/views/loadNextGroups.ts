import type { Portico, ViewName } from '@portico/controllers'
import type { ConnectorType } from '@portico/core'
import type { Locale } from '../i18n/locales.js'
import { loadGroup } from './loadGroup.js'
import type { GroupName } from './ViewDefinition.js'

/** Groups that the buttons of a view lead to. */
const nextGroups: { readonly [name in ViewName]?: readonly GroupName[] } = {
  Connect: ['connecting', 'help', 'wallets', 'walletConnect', 'embeddedWallet'],
  ConnectingExternal: ['account'],
  ConnectingWalletConnect: ['account'],
  EmailVerifyOtp: ['account'],
  Account: ['send', 'networks', 'receive', 'embeddedWallet'],
}

/** Groups that an app leads to only with a connector of this kind. */
const groupConnectors: { readonly [name in GroupName]?: ConnectorType } = {
  wallets: 'WALLET_CONNECT',
  walletConnect: 'WALLET_CONNECT',
  embeddedWallet: 'AUTH',
}

/**
 * Loads the groups that a view leads to. A failure does not matter, because showing a view of the group tries again.
 *
 * @param portico The instance.
 * @param locale The language of their texts.
 * @param view The view that is shown.
 */
export function loadNextGroups(portico: Portico, locale: Locale, view: ViewName): void {
  const { connectors } = portico.getState()
  for (const name of nextGroups[view] ?? []) {
    const kind = groupConnectors[name]
    if (!kind || connectors.some(({ type }) => type === kind)) loadGroup(portico, locale, name).catch(() => {})
  }
}
