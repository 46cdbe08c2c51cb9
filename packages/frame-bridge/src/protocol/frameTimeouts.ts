/** Waits of the protocol, in milliseconds. */
export const frameTimeouts = {
  /** How long a request waits for the frame's READY. */
  ready: 20_000,
  /** How long after READY the first request follows. */
  readyDelay: 500,
  /** How long a request that is no approval waits for its reply. */
  request: 30_000,
  /** How long signing out may take. */
  disconnect: 3_000,
  /** Between two login mails. */
  emailCooldown: 30_000,
  /** How long the link of a new device is waited for. */
  device: 1_200_000,
} as const
