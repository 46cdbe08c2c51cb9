import type { Connector } from '@portico/core'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'

/**
 * The connector of the e-mail and social login. Besides connecting it gives the login commands access to the wallet.
 */
export type EmbeddedWalletConnector = Connector & {
  /** Loads the wallet's code and its frame, once. A failed load may be tried again. */
  loadWallet(): Promise<EmbeddedWallet>
}

/** Finds the connector that `embeddedWallet()` created. */
export function findEmbeddedWallet(portico: Portico): EmbeddedWalletConnector | undefined {
  return [...getInternals(portico).connectors.values()].find(isEmbeddedWallet)
}

function isEmbeddedWallet(connector: Connector): connector is EmbeddedWalletConnector {
  return connector.type === 'AUTH' && 'loadWallet' in connector
}
