import type { Messages } from '../Messages.js'

export const help = {
  title: 'What is a wallet?',
  assetsTitle: 'A home for what you own',
  assetsText: 'Keep, send and receive money, tokens and collectibles. They are yours, whichever app you use.',
  loginTitle: 'One key for every app',
  loginText: 'Connect your wallet rather than making yet another account with yet another password.',
  controlTitle: 'You approve everything',
  controlText: 'Each payment and signature is confirmed in the wallet. Its recovery phrase is for your eyes only.',
  getWallet: 'Get a wallet',
} as const satisfies Messages
