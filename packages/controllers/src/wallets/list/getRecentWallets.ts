import { recentWalletsKey, type StoredWallet } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Returns the wallets used last on this device, newest first, at most two. Malformed records are dropped.
 *
 * @param portico The instance.
 */
export function getRecentWallets(portico: Portico): readonly StoredWallet[] {
  return portico[internals].store.get(recentWalletsKey) ?? []
}
