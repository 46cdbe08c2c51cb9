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
  /** Which form of the wallet to open. Default `mobile`. */
  readonly platform?: 'mobile' | 'web' | 'desktop' | undefined
  /** Whether to prefer the universal link to the app's own scheme. Default `false`. */
  readonly preferUniversalLinks?: boolean | undefined
}

/**
 * Builds the link that opens a wallet with a pairing.
 *
 * @param parameters The wallet, the pairing URI, the page's environment and the preferred kind of link.
 * @throws `link/missing` if the wallet has no link for the platform, `link/not-allowed` if none is safe to open,
 * `link/invalid-uri` if the text is not a pairing URI.
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

/** Returns the usable links, the preferred one first. Throws if there are links and none is safe to open. */
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
