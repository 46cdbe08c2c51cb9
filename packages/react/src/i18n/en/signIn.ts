import type { Messages } from '../Messages.js'

export const signIn = {
  title: 'Sign in',
  headline: (p: { app: string }) => `${p.app} asks you to sign in`,
  intro: (p: { wallet: string }) =>
    `Sign this message with ${p.wallet} to show that the account is yours. It costs nothing and sends nothing.`,
  anyWallet: 'your wallet',
  site: 'Site',
  account: 'Account',
  message: 'Message to sign',
  messageLoading: 'Preparing the message',
  otherSite: (p: { named: string; here: string }) =>
    `The message is for ${p.named}, but this page is ${p.here}. Sign it only if you expected that.`,
  otherSiteTitle: 'This message is for another site',
  sign: 'Sign',
  checkAgain: 'Check again',
  cancel: 'Cancel',
  cancelEnds: 'Cancel disconnects your wallet.',
  waiting: (p: { wallet: string }) => `Continue in ${p.wallet}`,
  verifying: 'Checking the signature',
  openWallet: 'Open wallet',
  declinedTitle: 'Signature declined',
  declinedText: 'You declined to sign. You are not signed in yet; you can sign again.',
  smartAccountTitle: 'This application might not support Smart Accounts',
  smartAccountText:
    'The app did not accept the signature of your smart account. Switch to your other account in the settings of your wallet, or try again.',
  failedTitle: 'You are not signed in',
  offTitle: 'Signing in is not possible',
} as const satisfies Messages
