/** What the relay does wrong while it runs. */
export type RelayFaults = {
  /** Time every call waits before it is carried out, in milliseconds. */
  readonly delayMs?: number | undefined
  /** New sockets break before they are open, as if nobody listened. */
  readonly down?: boolean | undefined
  /** Refuses new sockets: an HTTP status (below 600) at the upgrade, or a close code right after it. */
  readonly refuse?: number | undefined
  /** Time until a refusal, in milliseconds; 1000 by default, because clients that are refused at once come in crowds. */
  readonly refuseAfterMs?: number | undefined
  /** Acknowledgements of pushed messages count for nothing: every reconnect gets the messages again. */
  readonly loseAcknowledgements?: boolean | undefined
  /** Calls are carried out, and their answers are lost. */
  readonly loseReplies?: boolean | undefined
}
