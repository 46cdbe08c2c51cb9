import { recentWalletsKey, type StoredWallet, toSafeImageUrl } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import { getRecentWallets } from './getRecentWallets.js'
import { getWallet } from './getWallet.js'
import { isSameWallet } from './walletIdentity.js'

/** Maximum number of recent wallets. */
const limit = 2

/**
 * Remembers a wallet as one that was used lately. One that is remembered already keeps its place.
 *
 * @param portico The instance.
 * @param parameters Id of the wallet or of one of its connectors; an unknown one is not remembered.
 */
export function rememberRecentWallet(portico: Portico, { connectorId }: { readonly connectorId: string }): void {
  const wallet = getWallet(portico, { connectorId })
  if (!wallet || wallet.type === 'WALLET_CONNECT') return
  const recents = getRecentWallets(portico)
  if (recents.some((recent) => isSameWallet(recent, wallet))) return
  const { imageId, rdns } = wallet
  // Pictures inside of the record would fill the storage; an installed wallet brings its own.
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
