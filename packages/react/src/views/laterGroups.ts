import type { GroupModule, GroupName } from './ViewDefinition.js'

/**
 * Loaders of the groups that the first opening does not show. Separate from `importGroup`, because bundlers inline the
 * file names of all dependencies here.
 */
export const laterGroups: Readonly<Record<Exclude<GroupName, 'connect'>, () => Promise<GroupModule>>> = {
  connecting: () => import('./connecting/group.js'),
  walletConnect: () => import('./walletConnect/group.js'),
  wallets: () => import('./wallets/group.js'),
  help: () => import('./help/group.js'),
  account: () => import('./account/group.js'),
  details: () => import('./details/group.js'),
  networks: () => import('./networks/group.js'),
  send: () => import('./send/group.js'),
  sendReview: () => import('./sendReview/group.js'),
  swap: () => import('./swap/group.js'),
  swapTokens: () => import('./swapTokens/group.js'),
  swapReview: () => import('./swapReview/group.js'),
  signIn: () => import('./signIn/group.js'),
  pay: () => import('./pay/group.js'),
  payment: () => import('./payment/group.js'),
  receive: () => import('./receive/group.js'),
  onramp: () => import('./onramp/group.js'),
  names: () => import('./names/group.js'),
  embeddedWallet: () => import('./embeddedWallet/group.js'),
}
