import type { Connector } from '@portico/core'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'

/** The connector of the e-mail and social login; besides connecting it hands out what the login's commands drive. */
export type EmbeddedWalletConnector = Connector & {
  /** Loads the wallet's code and its frame, once. A failed load may be tried again. */
  loadWallet(): Promise<EmbeddedWallet>
}
