import { recentWalletsKey, type StoredWallet } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import { getRecentWallets } from './getRecentWallets.js'
import { isSameWallet } from './walletIdentity.js'

/** Maximum number of recent wallets. */
const limit = 2

/**
 * Stores a wallet that was connected over WalletConnect as a recent one. A wallet that is stored already keeps its
 * position.
 *
 * @param portico The instance.
 * @param wallet What is needed to offer it again without a request to the catalogue.
 */
export function rememberStoredWallet(portico: Portico, wallet: StoredWallet): void {
  const recents = getRecentWallets(portico)
  if (recents.some((recent) => recent.id === wallet.id || isSameWallet(recent, wallet))) return
  portico[internals].store.set(recentWalletsKey, [wallet, ...recents].slice(0, limit))
}
