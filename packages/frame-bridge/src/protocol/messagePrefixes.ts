/** Prefixes of the message types between an app and the wallet frame. */
export const messagePrefixes = {
  /** From the app to the frame. */
  app: '@w3m-app/',
  /** From the frame to the app. */
  frame: '@w3m-frame/',
} as const
