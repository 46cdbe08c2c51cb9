import type { Messages } from '../Messages.js'

export const buttons = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  network: 'Network',
  unsupported: 'Unsupported network',
  failed: 'That did not load. Try again. Or reload the page.',
} as const satisfies Messages
