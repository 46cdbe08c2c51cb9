import type { Locale } from '../locales.js'
import type { MessageLoaders } from '../MessageGroups.js'
import { buttons } from './buttons.js'
import { common } from './common.js'
import { connect } from './connect.js'
import { email } from './email.js'

/** What the first state of Connect shows, and what every view does. */
const first = async () => ({ common, connect, email })

const loaders: MessageLoaders = {
  buttons: async () => ({ buttons }),
  common: first,
  connect: first,
  email: first,
  embeddedWallet: () => import('./embeddedWallet.js'),
  errors: () => import('./errors.js'),
  toasts: () => import('./toasts.js'),
  connecting: () => import('./connecting.js'),
  legal: () => import('./legal.js'),
  networks: () => import('./networks.js'),
  account: () => import('./account.js'),
  details: () => import('./details.js'),
  send: () => import('./send.js'),
  sendReview: () => import('./sendReview.js'),
  transfer: () => import('./transfer.js'),
  recipient: () => import('./recipient.js'),
  tokenList: () => import('./tokenList.js'),
  swap: () => import('./swap.js'),
  swapTokens: () => import('./swapTokens.js'),
  swapReview: () => import('./swapReview.js'),
  signIn: () => import('./signIn.js'),
  pay: () => import('./pay.js'),
  payment: () => import('./payment.js'),
  receive: () => import('./receive.js'),
  onramp: () => import('./onramp.js'),
  walletConnect: () => import('./walletConnect.js'),
  names: () => import('./names.js'),
  wallets: () => import('./wallets.js'),
  help: () => import('./help.js'),
}

/** Says where the English texts of each group are, and makes the pseudo-locale of them. */
export async function getLoaders(locale: Locale): Promise<MessageLoaders> {
  return locale === 'en' ? loaders : (await import('../makePseudoLoaders.js')).makePseudoLoaders(loaders)
}
