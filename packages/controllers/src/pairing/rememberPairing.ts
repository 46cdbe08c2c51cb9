import type { StoredWallet } from '@portico/core/internal'
import { forgetDeepLink, rememberDeepLink } from '../deepLinks/deepLinkChoice.js'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { rememberStoredWallet } from '../wallets/list/rememberStoredWallet.js'

export type RememberPairingParameters = {
  /** The wallet that was chosen, when one was. */
  readonly wallet: StoredWallet | undefined
  readonly link: { readonly href: string; readonly name: string } | undefined
}

/** Remembers the wallet that was paired with and the app link the person opened. A failure spoils no connection. */
export function rememberPairing(portico: Portico, { wallet, link }: RememberPairingParameters): void {
  const { logger } = getInternals(portico)
  try {
    if (wallet) rememberStoredWallet(portico, wallet)
    if (link) rememberDeepLink(portico, link)
    // The app of an earlier visit is not where this session is.
    else forgetDeepLink(portico)
  } catch (error) {
    logger.warn('the wallet could not be remembered', error)
  }
}
