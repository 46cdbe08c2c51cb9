import type { Messages } from '../Messages.js'

export const buttons = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  network: 'Network',
  unsupported: 'Unsupported network',
} as const satisfies Messages
