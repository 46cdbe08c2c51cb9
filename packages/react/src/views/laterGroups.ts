import type { GroupModule, GroupName } from './ViewDefinition.js'

/**
 * Where the code of the groups is that no first opening of Connect shows. Apart from `importGroup`, for a bundler writes
 * the names of every file they need beside these lines.
 */
export const laterGroups: Readonly<Record<Exclude<GroupName, 'connect'>, () => Promise<GroupModule>>> = {
  connecting: () => import('./connecting/group.js'),
  walletConnect: () => import('./walletConnect/group.js'),
  wallets: () => import('./wallets/group.js'),
  help: () => import('./help/group.js'),
  account: () => import('./account/group.js'),
  networks: () => import('./networks/group.js'),
  send: () => import('./send/group.js'),
  receive: () => import('./receive/group.js'),
  embeddedWallet: () => import('./embeddedWallet/group.js'),
}
