import type { CatalogueWallet } from '@portico/controllers'
import type { Environment } from '@portico/controllers/ui'

/** A place to download a wallet. */
export type Store = { readonly name: 'appStore' | 'playStore' | 'chromeStore' | 'homepage'; readonly href: string }

/**
 * Lists where a wallet can be downloaded, this device's store first.
 *
 * @param wallet A wallet of the catalogue, whose links are checked.
 * @param environment Where the page runs.
 */
export function listStores(wallet: CatalogueWallet, { os, isMobile }: Environment): readonly Store[] {
  const names: readonly Store['name'][] = !isMobile
    ? ['chromeStore', 'appStore', 'playStore', 'homepage']
    : os === 'android'
      ? ['playStore', 'appStore', 'homepage']
      : ['appStore', 'playStore', 'homepage']
  return names.flatMap((name) => {
    const href = wallet[name]
    return href === undefined ? [] : [{ name, href }]
  })
}
