/** Prefixes of the message types between an app and the wallet frame. */
export const messagePrefixes = {
  /** From the app to the frame. */
  app: '@w3m-app/',
  /** From the frame to the app. */
  frame: '@w3m-frame/',
} as const

/**
 * Returns whether a message's `type` is one of the protocol's, of one direction. The prefix has to stand at the start:
 * text that merely holds it is not a message.
 *
 * @param type The `type` field of a received message.
 * @param sender Who should have sent it.
 */
export function isFrameMessageType(type: unknown, sender: keyof typeof messagePrefixes): type is string {
  return typeof type === 'string' && type.startsWith(messagePrefixes[sender])
}
