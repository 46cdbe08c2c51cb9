/** Faults of the running relay. */
export type RelayFaults = {
  /** Delay of every call, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Breaks new sockets before they open, as if the relay were down. */
  readonly down?: boolean | undefined
  /** Refuses new sockets: a number below 600 is the HTTP status of the upgrade, any other the close code. */
  readonly refuse?: number | undefined
  /**
   * Delay of a refusal, in milliseconds. 1000 by default, because clients that are refused at once reconnect in bursts.
   */
  readonly refuseAfterMs?: number | undefined
  /** Ignores acknowledgements of pushed messages, so that every reconnect receives them again. */
  readonly loseAcknowledgements?: boolean | undefined
  /** Carries calls out but drops their responses. */
  readonly loseReplies?: boolean | undefined
}
