import type { CatalogueWallet } from './CatalogueWallet.js'
import { walletSchema } from './walletSchema.js'

/**
 * Returns a record of the catalogue, of the option `customWallets` or of the storage as a wallet whose links are safe
 * to open, or `undefined` if it has no valid id or name. Other invalid fields are dropped one by one.
 *
 * @param record Anything.
 */
export function readCatalogueWallet(record: unknown): CatalogueWallet | undefined {
  const { data } = walletSchema.safeParse(record)
  return (
    data && {
      id: data.id,
      name: data.name,
      badge: data.badge_type,
      chains: data.chains ?? [],
      homepage: data.homepage,
      imageId: data.image_id,
      imageUrl: data.image_url,
      mobileLink: data.mobile_link,
      desktopLink: data.desktop_link,
      webappLink: data.webapp_link,
      linkMode: data.link_mode,
      appStore: data.app_store,
      playStore: data.play_store,
      chromeStore: data.chrome_store,
      rdns: data.rdns,
      injected: (data.injected ?? []).map((item) => ({ namespace: item.namespace, injectedId: item.injected_id })),
    }
  )
}
