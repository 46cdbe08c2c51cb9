import type { ViewName } from '@portico/controllers'
import type { ConnectorType } from '@portico/core'
import type { laterGroups } from './laterGroups.js'
import type { GroupModule, GroupName } from './ViewDefinition.js'

/** Every view and the group it comes with. */
export const registry = {
  Connect: { group: 'connect' },
  ConnectingExternal: { group: 'connecting' },
  ConnectingMultiChain: { group: 'connecting' },
  ConnectingWalletConnect: { group: 'walletConnect' },
  ConnectingWalletConnectBasic: { group: 'walletConnect' },
  GetWallet: { group: 'walletConnect' },
  Downloads: { group: 'walletConnect' },
  AllWallets: { group: 'wallets' },
  WhatIsAWallet: { group: 'help' },
  Account: { group: 'account' },
  Networks: { group: 'networks' },
  SwitchNetwork: { group: 'networks' },
  SwitchActiveChain: { group: 'networks' },
  UnsupportedChain: { group: 'networks' },
  WalletSend: { group: 'send' },
  WalletSendSelectToken: { group: 'send' },
  WalletSendPreview: { group: 'send' },
  WalletSendProgress: { group: 'send' },
  WalletReceive: { group: 'receive' },
  EmailLogin: { group: 'embeddedWallet' },
  EmailVerifyOtp: { group: 'embeddedWallet' },
  EmailVerifyDevice: { group: 'embeddedWallet' },
  ApproveTransaction: { group: 'embeddedWallet' },
  AccountSettings: { group: 'embeddedWallet' },
  UpdateEmail: { group: 'embeddedWallet' },
} as const satisfies { readonly [name in ViewName]: { readonly group: GroupName } }

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

const later = (group: keyof typeof laterGroups) => async () => (await import('./laterGroups.js')).laterGroups[group]()

/** Loads the code of each group. */
export const groups: Readonly<Record<GroupName, () => Promise<GroupModule>>> = {
  connect: () => import('./connect/group.js'),
  connecting: later('connecting'),
  walletConnect: later('walletConnect'),
  wallets: later('wallets'),
  help: later('help'),
  account: later('account'),
  networks: later('networks'),
  send: later('send'),
  receive: later('receive'),
  embeddedWallet: later('embeddedWallet'),
}
