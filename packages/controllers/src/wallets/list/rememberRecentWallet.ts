import { recentWalletsKey, type StoredWallet, toSafeImageUrl } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import { getRecentWallets } from './getRecentWallets.js'
import { getWallet } from './getWallet.js'
import { isSameWallet } from './walletIdentity.js'

/** Maximum number of recent wallets. */
const limit = 2

/**
 * Stores a wallet as a recent one. A wallet that is stored already keeps its position.
 *
 * @param portico The instance.
 * @param parameters Id of the wallet or of one of its connectors. An unknown one is ignored.
 */
export function rememberRecentWallet(portico: Portico, { connectorId }: { readonly connectorId: string }): void {
  const wallet = getWallet(portico, { connectorId })
  if (!wallet || wallet.type === 'WALLET_CONNECT') return
  const recents = getRecentWallets(portico)
  if (recents.some((recent) => isSameWallet(recent, wallet))) return
  const { imageId, rdns } = wallet
  // Data URLs in the record would fill the storage, and an installed wallet provides its own picture.
  const image = wallet.image?.startsWith('data:') ? undefined : toSafeImageUrl(wallet.image)
  const record: StoredWallet = {
    id: wallet.explorerId ?? wallet.id,
    name: wallet.name,
    ...(imageId && { image_id: imageId }),
    ...(image && { image_url: image }),
    ...(rdns && { rdns }),
  }
  portico[internals].store.set(recentWalletsKey, [record, ...recents].slice(0, limit))
}
