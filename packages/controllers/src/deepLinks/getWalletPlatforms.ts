import type { CatalogueWallet } from '../services/catalogue/CatalogueWallet.js'
import type { Environment } from './Environment.js'

/** A way to reach a wallet. `unsupported`: there is none on this device. */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

/** Options of `getWalletPlatforms`. */
export type GetWalletPlatformsOptions = {
  /** Whether a connector of the wallet is installed in this browser. Default `false`. */
  readonly installed?: boolean | undefined
}

/**
 * Lists the ways to reach a wallet from here, best first.
 *
 * @param wallet A wallet of the catalogue. Without it: any wallet that scans a code.
 * @param environment The result of `readEnvironment`.
 * @param options Whether the wallet is installed in this browser.
 */
export function getWalletPlatforms(
  wallet: Pick<CatalogueWallet, 'mobileLink' | 'linkMode' | 'webappLink' | 'desktopLink'> | undefined,
  { isMobile }: Pick<Environment, 'isMobile'>,
  { installed = false }: GetWalletPlatformsOptions = {},
): readonly WalletPlatform[] {
  if (!wallet) return ['qrcode']
  const platforms: WalletPlatform[] = []
  if (installed) platforms.push('browser')
  if (wallet.mobileLink || wallet.linkMode) platforms.push(isMobile ? 'mobile' : 'qrcode')
  if (wallet.webappLink) platforms.push('web')
  if (wallet.desktopLink && !isMobile) platforms.push('desktop')
  return platforms.length > 0 ? platforms : ['unsupported']
}
