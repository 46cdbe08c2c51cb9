import { buttons } from './en/buttons.js'
import type { Locale } from './locales.js'
import type { MessageGroupName, MessageGroups } from './MessageGroups.js'

type Loaders = { readonly [group in MessageGroupName]: () => Promise<Pick<MessageGroups, group>> }

/** Where the texts of each group are, by locale. The pseudo-locale is made from English. */
export const messageLoaders: Readonly<Record<Exclude<Locale, 'en-XA'>, Loaders>> = {
  en: {
    // In the first download already.
    buttons: async () => ({ buttons }),
    common: () => import('./en/common.js'),
    errors: () => import('./en/errors.js'),
    toasts: () => import('./en/toasts.js'),
    connect: () => import('./en/connect.js'),
    networks: () => import('./en/networks.js'),
    account: () => import('./en/account.js'),
    send: () => import('./en/send.js'),
    receive: () => import('./en/receive.js'),
    walletConnect: () => import('./en/walletConnect.js'),
    wallets: () => import('./en/wallets.js'),
    help: () => import('./en/help.js'),
  },
  ar: {
    buttons: () => import('./ar/buttons.js'),
    common: () => import('./ar/common.js'),
    errors: () => import('./ar/errors.js'),
    toasts: () => import('./ar/toasts.js'),
    connect: () => import('./ar/connect.js'),
    networks: () => import('./ar/networks.js'),
    account: () => import('./ar/account.js'),
    send: () => import('./ar/send.js'),
    receive: () => import('./ar/receive.js'),
    walletConnect: () => import('./ar/walletConnect.js'),
    wallets: () => import('./ar/wallets.js'),
    help: () => import('./ar/help.js'),
  },
}
