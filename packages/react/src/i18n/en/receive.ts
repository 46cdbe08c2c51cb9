import type { Messages } from '../Messages.js'

export const receive = {
  title: 'Receive',
  qrCode: 'QR code of your address',
  address: 'Your address',
  copyAddress: 'Copy address',
  copied: 'Copied',
  accounts: 'Accounts',
  onlyOn: (p: { network: string }) =>
    `Only send assets on ${p.network} to this address. Assets sent on another network may be lost.`,
  onlyOnUnknown: 'Only send assets on the network your wallet is on. Assets sent on another network may be lost.',
  emptyTitle: 'No wallet is connected',
  emptyText: 'Connect one to see your address here.',
  connect: 'Connect wallet',
} as const satisfies Messages
