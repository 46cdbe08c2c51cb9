import type { Connector } from '@portico/core'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletConnector } from './EmbeddedWalletConnector.js'

/** Finds the connector that `embeddedWallet()` made. */
export function findEmbeddedWallet(portico: Portico): EmbeddedWalletConnector | undefined {
  return [...getInternals(portico).connectors.values()].find(isEmbeddedWallet)
}

function isEmbeddedWallet(connector: Connector): connector is EmbeddedWalletConnector {
  return connector.type === 'AUTH' && 'loadWallet' in connector
}
