import { toSafeLink } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import type { Environment } from './Environment.js'
import { getInAppBrowserLink } from './getInAppBrowserLink.js'

const iPhone: Environment = {
  os: 'ios',
  isMobile: true,
  isTelegram: false,
  isSafari: true,
  isInIframe: false,
  isInWalletBrowser: false,
}
const android: Environment = { ...iPhone, os: 'android', isSafari: false }
const page = 'https://app.example/swap?to=a&b=1#x'
const encoded = encodeURIComponent(page)
const origin = encodeURIComponent('https://app.example')

const phantom = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' }
const solflare = { id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' }
const coinbase = { id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa' }
const binance = { id: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4' }
const metamask = { id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96' }

const hrefOf = (wallet: { id: string; rdns?: string }, namespace: string, environment = iPhone) =>
  getInAppBrowserLink({ wallet, environment, href: page, namespace })?.href

describe('getInAppBrowserLink', () => {
  it.each([
    ['Phantom', phantom, 'eip155', iPhone, `https://phantom.app/ul/browse/${encoded}?ref=${origin}`],
    [
      'Phantom, by rdns',
      { id: 'x', rdns: 'app.phantom' },
      'solana',
      iPhone,
      `https://phantom.app/ul/browse/${encoded}?ref=${origin}`,
    ],
    [
      'Phantom on Android',
      phantom,
      'solana',
      android,
      `intent://browse/${encoded}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`,
    ],
    ['Solflare', solflare, 'solana', android, `https://solflare.com/ul/v1/browse/${encoded}?ref=${encoded}`],
    ['Solflare elsewhere', solflare, 'eip155', android, undefined],
    ['Coinbase', coinbase, 'solana', iPhone, `https://go.cb-w.com/dapp?cb_url=${encoded}`],
    ['Coinbase elsewhere', coinbase, 'eip155', iPhone, undefined],
    ['Binance elsewhere', binance, 'eip155', iPhone, undefined],
    ['a wallet that takes a pairing', metamask, 'eip155', iPhone, undefined],
    ['a computer', phantom, 'solana', { ...iPhone, os: 'macos', isMobile: false } as const, undefined],
  ] as const)('opens the page in %s', (_, wallet, namespace, environment, href) => {
    expect(hrefOf(wallet, namespace, environment)).toBe(href)
    if (href) expect(toSafeLink(href, 'app')).toBe(href)
  })

  it('tells Binance the page and the network', () => {
    const facts = { wallet: binance, environment: iPhone, href: page, namespace: 'bip122', chainId: '000000000019d668' }
    const outer = new URL(getInAppBrowserLink(facts)?.href ?? '')
    expect(outer.origin + outer.pathname).toBe('https://app.binance.com/en/download')
    const inner = new URL(atob(outer.searchParams.get('_dp') ?? ''))
    expect(inner.href).toMatch(/^bnc:\/\/app\.binance\.com\/mp\/app\?appId=yFK5FCqYprrXDiVFbhyRx7&/)
    expect(atob(inner.searchParams.get('startPagePath') ?? '')).toBe('/pages/browser/index')
    expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(`url=${encoded}&defaultChainId=000000000019d668`)
  })

  it('opens pages of the web only', () => {
    const facts = { wallet: phantom, environment: iPhone, href: 'javascript:alert(1)' }
    expect(() => getInAppBrowserLink(facts)).toThrow(expect.objectContaining({ code: 'link/not-allowed' }))
  })
})
