import type { Messages } from '../Messages.js'

export const account = {
  title: 'Account',
} as const satisfies Messages
