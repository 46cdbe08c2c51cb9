import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/** Parameters of the catalogue's lists, besides the instance's options. */
export type CatalogueParameters = {
  /** Only wallets for its networks. Default: for any network the app offers. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether to list only wallets that can be opened on a phone or tablet. Default `false`. */
  readonly isMobile?: boolean | undefined
}

/** Wallets that open the page in their own browser, so they need no mobile link. */
const inAppBrowsers: Readonly<Record<string, ChainNamespace | 'any'>> = {
  // Phantom
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: 'any',
  // Solflare
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': 'solana',
  // Coinbase
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: 'solana',
}

/**
 * Returns whether a wallet of the catalogue can be reached from here: on a phone by its mobile link or its own browser,
 * in an app without adapters by any link.
 */
export function isOpenable(
  portico: Portico,
  wallet: CatalogueWallet,
  { isMobile = false, namespace = portico.getState().activeNamespace }: CatalogueParameters,
): boolean {
  const { id, mobileLink, desktopLink, webappLink } = wallet
  if (portico[internals].adapters.size === 0 && !mobileLink && !desktopLink && !webappLink) return false
  if (!isMobile || mobileLink) return true
  const browser = Object.hasOwn(inAppBrowsers, id) ? inAppBrowsers[id] : undefined
  return browser === 'any' || browser === namespace
}
