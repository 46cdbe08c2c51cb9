import type { CatalogueWallet } from '@portico/controllers'
import { buildDeepLink, type DeepLink, type Environment, getInAppBrowserLink } from '@portico/controllers/ui'
import { type ChainNamespace, isPorticoError } from '@portico/core'

/** A link to a wallet; without `choice` it leads into the wallet's own browser and needs no pairing. */
export type WalletLink = Omit<DeepLink, 'choice'> & Partial<Pick<DeepLink, 'choice'>>

/**
 * Returns the link into the wallet's own browser for the few wallets that can only be reached there.
 *
 * @param wallet The wallet.
 * @param environment Where the page runs.
 * @param namespace The namespace to connect.
 */
export function getOwnBrowserLink(
  wallet: CatalogueWallet | undefined,
  environment: Environment,
  namespace: ChainNamespace | undefined,
): WalletLink | undefined {
  return wallet && orNothing(() => getInAppBrowserLink({ wallet, environment, namespace, href: location.href }))
}

/**
 * Returns the link that hands a pairing to a wallet; `undefined` when the wallet has none that may be opened.
 *
 * @param parameters As of `buildDeepLink`.
 */
export function getPairingLink(parameters: Parameters<typeof buildDeepLink>[0]): WalletLink | undefined {
  return orNothing(() => buildDeepLink(parameters))
}

function orNothing<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch (error) {
    if (isPorticoError(error, 'link/missing') || isPorticoError(error, 'link/not-allowed')) return undefined
    throw error
  }
}
