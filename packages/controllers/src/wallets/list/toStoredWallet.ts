import type { StoredWallet } from '@portico/core/internal'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/** Converts a wallet of the catalogue to a record that offers it again without a request to the catalogue. */
export function toStoredWallet(wallet: CatalogueWallet): StoredWallet {
  const fields = {
    image_id: wallet.imageId,
    // A data URL in the record would fill the storage.
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
  // Every remaining entry is a string with one of the names above.
  const rest = Object.fromEntries(given) as Omit<StoredWallet, 'id' | 'name' | 'chains'>
  return { id: wallet.id, name: wallet.name, ...rest, ...(wallet.chains.length > 0 && { chains: wallet.chains }) }
}
