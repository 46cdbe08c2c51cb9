import type { Messages } from '../Messages.js'

export const connecting = {
  waitingTitle: (p: { name: string }) => `Continue in ${p.name}`,
  waitingText: 'Accept the connection request in your wallet.',
  missingText: 'The wallet is not installed in this browser, or it has been turned off. Turn it on, then try again.',
  unknownWallet: 'Wallet',
  failedTitle: 'Could not connect',
  selectChain: 'Select chain',
  selectChainText: (p: { name: string }) =>
    `${p.name} works on several kinds of network. Which one do you want to use?`,
  kindEip155: 'Ethereum networks',
  kindOther: (p: { name: string }) => p.name,
  waitingHint: 'Check the wallet’s window: it may be behind this one, or behind its icon in the browser’s toolbar.',
  declinedTitle: 'Connection declined',
  declinedText: 'Nothing was shared. You can ask the wallet again whenever you like.',
  pendingTitle: 'Your wallet is waiting for you',
  pendingText: (p: { name: string }) =>
    `${p.name} already shows a request from this page. Open the wallet and answer it, then try again.`,
  lockedTitle: (p: { name: string }) => `${p.name} is locked`,
  lockedText: 'Unlock the wallet, then try again.',
  missingTitle: (p: { name: string }) => `${p.name} is not available`,
  offlineTitle: 'You are offline',
  offlineText: 'The wallet could not be reached. Check your internet connection, then try again.',
} as const satisfies Messages
