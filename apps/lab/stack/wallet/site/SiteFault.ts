/** What the wallet's site does to one project instead of serving it. */
export type SiteFault = {
  /** Path, such as `/sdk` or `/api/sign`, with all below it; every path when it is not given. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Milliseconds before the answer. */
  readonly delayMs?: number | undefined
  /** Whether the connection is cut. */
  readonly drop?: boolean
  /** Whether no answer comes until the fault is over. */
  readonly hang?: boolean
  /** What the frame gives as its version. */
  readonly version?: string | undefined
}
