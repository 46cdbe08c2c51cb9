import type { FrameClient } from '@portico/frame-bridge'

/** Options of `embeddedWallet`. */
export type EmbeddedWalletOptions = {
  /** Origin of the wallet site, never that of the app. Default: the instance's `services.frame`. */
  readonly frameUrl?: string | undefined
  /** Version of the wallet site to request. Default `4`. */
  readonly frameVersion?: string | undefined
  /** Kind of account to request on `eip155` if none was chosen. Default: the option `defaultAccountTypes`. */
  readonly preferredAccountType?: 'eoa' | 'smartAccount' | undefined
  /** A custom client, or a function that creates it when it is first needed. */
  readonly client?: FrameClient | (() => FrameClient | Promise<FrameClient>) | undefined
}
