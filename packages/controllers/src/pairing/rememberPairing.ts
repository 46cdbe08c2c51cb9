import { forgetDeepLink } from '../deepLinks/forgetDeepLink.js'
import { rememberDeepLink } from '../deepLinks/rememberDeepLink.js'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'
import { rememberRecentCatalogueWallet } from '../wallets/rememberRecentCatalogueWallet.js'

export type RememberPairingParameters = {
  readonly walletId: string | undefined
  readonly link: { readonly href: string; readonly name: string } | undefined
}

/** Remembers the wallet that was paired with and the app link the person opened. A failure spoils no connection. */
export function rememberPairing(portico: Portico, { walletId, link }: RememberPairingParameters): void {
  const { logger } = getInternals(portico)
  try {
    if (walletId !== undefined) rememberRecentCatalogueWallet(portico, { walletId })
    if (link) rememberDeepLink(portico, link)
    // The app of an earlier visit is not where this session is.
    else forgetDeepLink(portico)
  } catch (error) {
    logger.warn('the wallet could not be remembered', error)
  }
}
