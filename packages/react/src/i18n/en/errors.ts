import type { Messages } from '../Messages.js'

/** What a person reads for an error code: what happened and what to do next. */
export const errors = {
  unknown: 'Something went wrong. Try again; if it goes on, reload the page.',
} as const satisfies Messages
