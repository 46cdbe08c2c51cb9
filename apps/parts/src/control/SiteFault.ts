/** A fault of the wallet's site for one project, which tests turn on. */
export type SiteFault = {
  /** Path prefix, such as `/sdk` or `/api/sign`. Default: all paths. */
  readonly path?: string | undefined
  readonly status?: number | undefined
  /** Delay before the answer, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Whether to close the connection without an answer. */
  readonly drop?: boolean | undefined
  /** Whether to leave the request open until the fault ends. */
  readonly hang?: boolean | undefined
  /** Version that the frame reports. */
  readonly version?: string | undefined
}
