import type { Messages } from '../Messages.js'

/** What kept a wallet from connecting. Loaded while the wallet is asked, so that the first opening does without. */
export const connectProblems = {
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
