import type { StoredWallet } from '@portico/core/internal'
import { forgetDeepLink, rememberDeepLink } from '../deepLinks/deepLinkChoice.js'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { rememberStoredWallet } from '../wallets/list/rememberStoredWallet.js'

export type RememberPairingParameters = {
  /** The chosen wallet, if there is one. */
  readonly wallet: StoredWallet | undefined
  readonly link: { readonly href: string; readonly name: string } | undefined
}

/** Stores the paired wallet and the app link that the user opened. A failure does not affect the connection. */
export function rememberPairing(portico: Portico, { wallet, link }: RememberPairingParameters): void {
  const { logger } = getInternals(portico)
  try {
    if (wallet) rememberStoredWallet(portico, wallet)
    if (link) rememberDeepLink(portico, link)
    // The app of an earlier visit does not have this session.
    else forgetDeepLink(portico)
  } catch (error) {
    logger.warn('the wallet could not be remembered', error)
  }
}
