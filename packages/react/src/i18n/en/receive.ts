import type { Messages } from '../Messages.js'

export const receive = {
  title: 'Receive',
} as const satisfies Messages
