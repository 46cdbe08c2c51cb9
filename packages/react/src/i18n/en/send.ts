import type { Messages } from '../Messages.js'

export const send = {
  title: 'Send',
} as const satisfies Messages
