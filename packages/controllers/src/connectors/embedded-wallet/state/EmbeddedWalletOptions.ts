import type { FrameClient } from '@portico/frame-bridge'

/** Options of `embeddedWallet`. */
export type EmbeddedWalletOptions = {
  /** Origin of the wallet site, never that of the app. Default: the instance's `services.frame`. */
  readonly frameUrl?: string | undefined
  /** Version of the wallet site that is asked for. Default `4`. */
  readonly frameVersion?: string | undefined
  /** Account that is asked for on `eip155` when none was chosen. Default: the option `defaultAccountTypes`. */
  readonly preferredAccountType?: 'eoa' | 'smartAccount' | undefined
  /** A client of your own, or a function that makes it when it is first needed. */
  readonly client?: FrameClient | (() => FrameClient | Promise<FrameClient>) | undefined
}
