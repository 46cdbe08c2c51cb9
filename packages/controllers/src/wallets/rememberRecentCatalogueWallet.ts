import { recentWalletsKey, type StoredWallet } from '@portico/core'
import { internals, type Portico } from '../portico/Portico.js'
import type { CatalogueWallet } from './catalogue/CatalogueWallet.js'
import { getCatalogueWallet } from './catalogue/getCatalogueWallet.js'
import { getRecentWallets } from './getRecentWallets.js'
import { isSameWallet } from './isSameWallet.js'

/** Number of wallets that are remembered (specification, section 9). */
const limit = 2

/**
 * Remembers a wallet of the catalogue that was connected over WalletConnect as one used lately, with what is needed to
 * offer it again without asking the catalogue. One that is remembered already keeps its place (wire contract 7.1).
 *
 * @param portico The instance.
 * @param parameters Id of the wallet; one that `getCatalogueWallet` does not find is not remembered.
 */
export function rememberRecentCatalogueWallet(portico: Portico, { walletId }: { readonly walletId: string }): void {
  const wallet = getCatalogueWallet(portico, { walletId })
  const recents = getRecentWallets(portico)
  if (!wallet || recents.some((recent) => recent.id === wallet.id || isSameWallet(recent, wallet))) return
  portico[internals].store.set(recentWalletsKey, [toStoredWallet(wallet), ...recents].slice(0, limit))
}

function toStoredWallet(wallet: CatalogueWallet): StoredWallet {
  const fields = {
    image_id: wallet.imageId,
    // A picture inside of the record would fill the storage.
    image_url: wallet.imageUrl?.startsWith('data:') ? undefined : wallet.imageUrl,
    homepage: wallet.homepage,
    mobile_link: wallet.mobileLink,
    desktop_link: wallet.desktopLink,
    webapp_link: wallet.webappLink,
    link_mode: wallet.linkMode,
    app_store: wallet.appStore,
    play_store: wallet.playStore,
    chrome_store: wallet.chromeStore,
    rdns: wallet.rdns,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Every entry that is left is a string under one of the names above.
  const rest = Object.fromEntries(given) as Omit<StoredWallet, 'id' | 'name' | 'chains'>
  return { id: wallet.id, name: wallet.name, ...rest, ...(wallet.chains.length > 0 && { chains: wallet.chains }) }
}
