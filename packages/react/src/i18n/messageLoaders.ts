import { buttons } from './en/buttons.js'
import type { Locale } from './locales.js'
import type { MessageLoaders } from './MessageGroups.js'

const english: MessageLoaders = {
  // In the first download already.
  buttons: async () => ({ buttons }),
  common: () => import('./en/common.js'),
  errors: () => import('./en/errors.js'),
  toasts: () => import('./en/toasts.js'),
  connect: () => import('./en/connect.js'),
  connecting: () => import('./en/connecting.js'),
  legal: () => import('./en/legal.js'),
  networks: () => import('./en/networks.js'),
  account: () => import('./en/account.js'),
  send: () => import('./en/send.js'),
  receive: () => import('./en/receive.js'),
  walletConnect: () => import('./en/walletConnect.js'),
  embeddedWallet: () => import('./en/embeddedWallet.js'),
  wallets: () => import('./en/wallets.js'),
  help: () => import('./en/help.js'),
}

/** Where the texts of each group are, by locale. The pseudo-locale is made from English. */
export const messageLoaders: Readonly<
  Record<Exclude<Locale, 'en-XA'>, () => MessageLoaders | Promise<MessageLoaders>>
> = {
  // Which groups there are is in the first opening for English only.
  en: () => english,
  ar: async () => (await import('./ar/loaders.js')).loaders,
}
