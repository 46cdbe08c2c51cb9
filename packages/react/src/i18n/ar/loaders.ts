import type { MessageLoaders } from '../MessageGroups.js'

/** Where the Arabic texts of each group are. */
export const loaders: MessageLoaders = {
  buttons: () => import('./buttons.js'),
  common: () => import('./common.js'),
  errors: () => import('./errors.js'),
  toasts: () => import('./toasts.js'),
  connect: () => import('./connect.js'),
  connecting: () => import('./connecting.js'),
  legal: () => import('./legal.js'),
  networks: () => import('./networks.js'),
  account: () => import('./account.js'),
  send: () => import('./send.js'),
  receive: () => import('./receive.js'),
  walletConnect: () => import('./walletConnect.js'),
  embeddedWallet: () => import('./embeddedWallet.js'),
  wallets: () => import('./wallets.js'),
  help: () => import('./help.js'),
}
