import type { Portico } from '../portico/Portico.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'

/**
 * Remembers each wallet the person connects.
 *
 * @param portico The instance.
 * @returns Stops following.
 */
export function rememberConnected(portico: Portico): () => void {
  return portico.on('connect', ({ connectorId, reconnect }) => {
    if (!reconnect) rememberRecentWallet(portico, { connectorId })
  })
}
