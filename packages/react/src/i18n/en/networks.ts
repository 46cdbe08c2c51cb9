import type { Messages } from '../Messages.js'

export const networks = {
  title: 'Choose network',
  list: 'Networks',
  search: 'Search networks',
  testnet: 'Testnet',
  notApproved: 'Not enabled in your wallet',
  networksFound: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 network found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} networks found`,
  searchEmptyTitle: 'No match',
  searchEmptyText: (p: { query: string }) => `This app offers no network called “${p.query}”.`,
  switchTitle: 'Switch network',
  waitingTitle: 'Approve in your wallet',
  waitingText: (p: { network: string }) => `Your wallet asks whether to move to ${p.network}.`,
  openWallet: 'Open wallet',
  waitingHint: 'Check the wallet’s window: it may be behind this one, or behind its icon in the browser’s toolbar.',
  declinedTitle: 'Switch declined',
  declinedText: (p: { network: string }) => `You stay where you are. ${p.network} is one click away.`,
  pendingTitle: 'Your wallet is waiting for you',
  pendingText: 'It already shows a request from this page. Open the wallet and answer it, then try again.',
  notAddedTitle: (p: { network: string }) => `${p.network} is not in your wallet`,
  notAddedText: 'The wallet did not add the network. Add it in the wallet’s settings, then try again.',
  notSupportedTitle: (p: { network: string }) => `Your wallet cannot use ${p.network}`,
  notSupportedText: 'Choose another network, or connect a wallet that knows this one.',
  failedTitle: 'Could not switch',
  unknownNetwork: 'this network',
  unsupportedTitle: 'Network not supported',
  unsupportedText: (p: { network: string }) =>
    `Your wallet is on ${p.network}, which this app does not use. Choose one of these networks to go on.`,
  unsupportedUnknownText: 'Your wallet is on a network this app does not use. Choose one of these networks to go on.',
  chainNumber: (p: { chain: string }) => `network ${p.chain}`,
  switchChainTitle: 'Switch chain',
  chainsEip155: 'Ethereum networks',
  otherChainTitle: (p: { network: string }) => `You need a wallet for ${p.network}`,
  otherChainText: (p: { network: string; to: string; from: string }) =>
    `To use ${p.network}, connect a wallet for ${p.to} too. Your connection to ${p.from} stays.`,
  continueWith: (p: { wallet: string }) => `Continue with ${p.wallet}`,
  emailLogin: 'your login',
  otherWallet: 'Choose another wallet',
  connectWallet: 'Connect a wallet',
  moveTo: (p: { network: string }) => `Switch to ${p.network}`,
  supportedNetworks: 'Supported networks',
} as const satisfies Messages
