/** Timeouts of the protocol, in milliseconds. */
export const frameTimeouts = {
  /** Maximum wait for the frame's READY. */
  ready: 20_000,
  /** Delay between READY and the first request. */
  readyDelay: 500,
  /** Maximum wait for the reply to a request without approval. */
  request: 30_000,
  /** Maximum duration of signing out. */
  disconnect: 3_000,
  /** Minimum time between two login mails. */
  emailCooldown: 30_000,
  /** Maximum wait for the link of a new device. */
  device: 1_200_000,
} as const
