import type { ViewName } from '@portico/controllers'
import type { ConnectorType } from '@portico/core'
import type { GroupModule, GroupName } from './ViewDefinition.js'

/** Groups that are loaded ahead, once a view is drawn and the browser is idle: where its buttons lead to. */
export const nextGroups: { readonly [name in ViewName]?: readonly GroupName[] } = {
  Connect: ['connecting', 'help', 'wallets', 'walletConnect', 'embeddedWallet'],
  ConnectingExternal: ['account'],
  ConnectingWalletConnect: ['account'],
  EmailVerifyOtp: ['account'],
  Account: ['send', 'networks', 'receive', 'embeddedWallet'],
}

/** Groups that an app leads to with a connector of this kind alone. */
export const groupConnectors: { readonly [name in GroupName]?: ConnectorType } = {
  wallets: 'WALLET_CONNECT',
  walletConnect: 'WALLET_CONNECT',
  embeddedWallet: 'AUTH',
}

/** The same list on every draw. */
export const noGroups: readonly GroupName[] = []

/** Loads the code of a group. */
export async function importGroup(group: GroupName): Promise<GroupModule> {
  if (group === 'connect') return import('./connect/group.js')
  const { laterGroups } = await import('./laterGroups.js')
  return laterGroups[group]()
}
