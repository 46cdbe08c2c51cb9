import type { ChainNamespace } from '@portico/core'
import { toSafeLink } from '@portico/core/internal'
import type { CatalogueWallet } from '../services/catalogue/CatalogueWallet.js'
import type { DeepLink } from './DeepLink.js'
import type { Environment } from './Environment.js'
import { getLinkTarget } from './getLinkTarget.js'
import { linkErrors } from './linkErrors.js'

/** What `getInAppBrowserLink` takes. */
export type GetInAppBrowserLinkParameters = {
  readonly wallet: Pick<CatalogueWallet, 'id' | 'rdns'>
  readonly environment: Environment
  /** The page to open in the wallet. */
  readonly href: string
  /** The namespace to connect. */
  readonly namespace?: ChainNamespace | undefined
  /** Chain reference of the network to start on, if the wallet supports that. */
  readonly chainId?: string | undefined
}

/**
 * Returns the link that opens this page in a wallet's own browser, for wallets on phones that can only be reached that
 * way; `undefined` for others.
 *
 * @param parameters The wallet, the environment, the page and the namespace.
 * @throws `link/not-allowed` if the page is neither https nor http
 */
export function getInAppBrowserLink(parameters: GetInAppBrowserLinkParameters): Omit<DeepLink, 'choice'> | undefined {
  const { wallet, environment, namespace } = parameters
  const rule = rules.find(({ ids, rdns }) => ids.includes(wallet.id) || (rdns && rdns === wallet.rdns))
  if (!rule || !environment.isMobile || (rule.namespace && rule.namespace !== namespace)) return undefined
  const page = toSafeLink(parameters.href)
  if (!page) throw linkErrors('link/not-allowed', { link: parameters.href.split(/[?#]/, 1)[0] ?? '' })
  return { href: rule.build({ page, ...parameters }), target: getLinkTarget(environment), automatic: false }
}

type Rule = {
  /** Catalogue ids. The catalogue lists some wallets twice. */
  readonly ids: readonly string[]
  readonly rdns?: string
  /** The only namespace for which the wallet cannot be reached in another way. */
  readonly namespace?: ChainNamespace
  build(facts: GetInAppBrowserLinkParameters & { readonly page: string }): string
}

const rules: readonly Rule[] = [
  {
    ids: ['a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
    rdns: 'app.phantom',
    build({ page, environment }) {
      const path = `browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(new URL(page).origin)}`
      // Chrome on Android opens an https link from a script as a page; an intent always asks the system.
      return environment.os === 'android'
        ? `intent://${path}#Intent;scheme=phantom;package=app.phantom;end`
        : `https://phantom.app/ul/${path}`
    },
  },
  {
    ids: ['1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
    namespace: 'solana',
    build({ page }) {
      const encoded = encodeURIComponent(page)
      return `https://solflare.com/ul/v1/browse/${encoded}?ref=${encoded}`
    },
  },
  {
    ids: [
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    ],
    rdns: 'com.coinbase.wallet',
    namespace: 'solana',
    build: ({ page }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page)}`,
  },
  {
    ids: ['8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4'],
    rdns: 'com.binance.wallet',
    namespace: 'bip122',
    build({ page, chainId }) {
      // A serialised URL and an encoded `chainId` are ASCII, as btoa requires.
      const query = `url=${encodeURIComponent(page)}${chainId ? `&defaultChainId=${encodeURIComponent(chainId)}` : ''}`
      const inner = new URL('bnc://app.binance.com/mp/app')
      inner.searchParams.set('appId', 'yFK5FCqYprrXDiVFbhyRx7')
      inner.searchParams.set('startPagePath', btoa('/pages/browser/index'))
      inner.searchParams.set('startPageQuery', btoa(query))
      return `https://app.binance.com/en/download?_dp=${encodeURIComponent(btoa(inner.href))}`
    },
  },
]
