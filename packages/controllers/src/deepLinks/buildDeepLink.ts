import type { CatalogueWallet } from '../services/catalogue/CatalogueWallet.js'
import type { DeepLink } from './DeepLink.js'
import type { Environment } from './Environment.js'
import { getLinkTarget } from './getLinkTarget.js'
import { linkErrors } from './linkErrors.js'
import { toAppLink } from './toAppLink.js'

/** What `buildDeepLink` takes. */
export type BuildDeepLinkParameters = {
  readonly wallet: Pick<CatalogueWallet, 'name' | 'mobileLink' | 'linkMode' | 'webappLink' | 'desktopLink'>
  /** The pairing URI, `wc:…`. */
  readonly uri: string
  readonly environment: Environment
  /** Which of the wallet's forms to open. Default `mobile`. */
  readonly platform?: 'mobile' | 'web' | 'desktop' | undefined
  /** Default `false`: the app's own scheme is preferred to its universal link. */
  readonly preferUniversalLinks?: boolean | undefined
}

/**
 * Builds the link that opens a wallet and hands it a pairing.
 *
 * @param parameters The wallet, the pairing URI, where the page runs and what is preferred.
 * @throws `link/missing` when the wallet has no link for the platform, `link/not-allowed` when none may be opened,
 * `link/invalid-uri` for a text that is no pairing URI.
 */
export function buildDeepLink(parameters: BuildDeepLinkParameters): DeepLink {
  const { wallet, uri, environment, platform = 'mobile' } = parameters
  if (!/^wc:[^\s]+$/.test(uri)) throw linkErrors('link/invalid-uri')
  const [first] = readBases(parameters)
  if (!first) throw linkErrors('link/missing', { wallet: wallet.name, platform })
  const { os, isTelegram, isSafari } = environment
  const code = encodeURIComponent(isTelegram && os === 'android' ? encodeURIComponent(uri) : uri)
  return {
    href: `${first}${first.endsWith('/') ? 'wc?uri=' : ''}${code}`,
    target: getLinkTarget(environment, { newTab: platform === 'web' }),
    choice: { href: first, name: wallet.name },
    automatic: platform === 'mobile' && os === 'ios' && (isTelegram || isSafari),
  }
}

/** Returns the usable links, the preferred one first. Throws when there are some and none may be opened. */
function readBases({ wallet, platform = 'mobile', preferUniversalLinks = false }: BuildDeepLinkParameters) {
  const { mobileLink, linkMode } = wallet
  const mobile = preferUniversalLinks ? [linkMode, mobileLink] : [mobileLink, linkMode]
  const links = { mobile, web: [wallet.webappLink], desktop: [wallet.desktopLink] }[platform]
  const bases: string[] = []
  let refused: unknown
  for (const link of links) {
    try {
      if (link) bases.push(toAppLink(link))
    } catch (error) {
      refused ??= error
    }
  }
  if (refused && bases.length === 0) throw refused
  return bases
}
