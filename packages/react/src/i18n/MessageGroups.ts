import type { Translation } from './Messages.js'

type English = {
  buttons: typeof import('./en/buttons.js').buttons
  common: typeof import('./en/common.js').common
  errors: typeof import('./en/errors.js').errors
  toasts: typeof import('./en/toasts.js').toasts
  connect: typeof import('./en/connect.js').connect
  connecting: typeof import('./en/connecting.js').connecting
  legal: typeof import('./en/legal.js').legal
  networks: typeof import('./en/networks.js').networks
  account: typeof import('./en/account.js').account
  details: typeof import('./en/details.js').details
  send: typeof import('./en/send.js').send
  sendReview: typeof import('./en/sendReview.js').sendReview
  transfer: typeof import('./en/transfer.js').transfer
  recipient: typeof import('./en/recipient.js').recipient
  tokenList: typeof import('./en/tokenList.js').tokenList
  swap: typeof import('./en/swap.js').swap
  swapTokens: typeof import('./en/swapTokens.js').swapTokens
  swapReview: typeof import('./en/swapReview.js').swapReview
  signIn: typeof import('./en/signIn.js').signIn
  pay: typeof import('./en/pay.js').pay
  payment: typeof import('./en/payment.js').payment
  receive: typeof import('./en/receive.js').receive
  onramp: typeof import('./en/onramp.js').onramp
  walletConnect: typeof import('./en/walletConnect.js').walletConnect
  email: typeof import('./en/email.js').email
  embeddedWallet: typeof import('./en/embeddedWallet.js').embeddedWallet
  names: typeof import('./en/names.js').names
  wallets: typeof import('./en/wallets.js').wallets
  help: typeof import('./en/help.js').help
}

export type MessageGroupName = keyof English

/** Texts by group. */
export type MessageGroups = { readonly [group in MessageGroupName]: Translation<English[group]> }

/** Where the texts of each group are, in one locale. */
export type MessageLoaders = { readonly [group in MessageGroupName]: () => Promise<Pick<MessageGroups, group>> }
