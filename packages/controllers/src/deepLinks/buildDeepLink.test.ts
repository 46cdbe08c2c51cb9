import { toSafeLink } from '@portico/core/internal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuildDeepLinkParameters, buildDeepLink } from './buildDeepLink.js'
import type { Environment } from './Environment.js'
import { getWalletPlatforms } from './getWalletPlatforms.js'

const key = '7f'.repeat(32)
const uri = `wc:${'0a'.repeat(32)}@2?expiryTimestamp=1767225900&relay-protocol=irn&symKey=${key}`
const once = encodeURIComponent(uri)
const twice = encodeURIComponent(once)

const desktop: Environment = {
  os: 'macos',
  isMobile: false,
  isTelegram: false,
  isSafari: false,
  isInIframe: false,
  isInWalletBrowser: false,
}
const android: Environment = { ...desktop, os: 'android', isMobile: true }
const iPhone: Environment = { ...desktop, os: 'ios', isMobile: true, isSafari: true }
const telegram = { isTelegram: true, isSafari: false }

const naba = { name: 'Naba', mobileLink: 'nabapass://', linkMode: 'https://wallet.naba.ae' }
const every = { ...naba, webappLink: 'https://gamic.app/', desktopLink: 'girinwallet://' }
const build = (parameters: Partial<BuildDeepLinkParameters>) =>
  buildDeepLink({ wallet: naba, uri, environment: android, ...parameters })

describe('buildDeepLink', () => {
  it.each([
    ['an own scheme', { wallet: naba }, `nabapass://wc?uri=${once}`, '_self'],
    ['a path', { wallet: { name: 'Arca', mobileLink: 'arcawallet://wc' } }, `arcawallet://wc/wc?uri=${once}`, '_self'],
    ['a scheme alone', { wallet: { name: 'Life', mobileLink: 'w3akvrn:/' } }, `w3akvrn://wc?uri=${once}`, '_self'],
    [
      'a link that waits',
      { wallet: { name: 'KUB', mobileLink: 'kubwallet://wc?uri=' } },
      `kubwallet://wc?uri=${once}`,
      '_self',
    ],
    [
      'https as app link',
      { wallet: { name: 'iMe', mobileLink: 'https://imem.app/download' } },
      `https://imem.app/download/wc?uri=${once}`,
      '_self',
    ],
    ['a universal link', { preferUniversalLinks: true }, `https://wallet.naba.ae/wc?uri=${once}`, '_self'],
    [
      'the only link',
      { wallet: { name: 'L', linkMode: 'https://l.example' } },
      `https://l.example/wc?uri=${once}`,
      '_self',
    ],
    [
      'a web app',
      { wallet: every, platform: 'web', environment: desktop },
      `https://gamic.app/wc?uri=${once}`,
      '_blank',
    ],
    [
      'a desktop app',
      { wallet: every, platform: 'desktop', environment: desktop },
      `girinwallet://wc?uri=${once}`,
      '_self',
    ],
    ['a frame', { environment: { ...android, isInIframe: true } }, `nabapass://wc?uri=${once}`, '_top'],
    ['iOS', { environment: iPhone }, `nabapass://wc?uri=${once}`, '_self'],
    ['Telegram on Android', { environment: { ...android, ...telegram } }, `nabapass://wc?uri=${twice}`, '_blank'],
    [
      'Telegram in a frame',
      { environment: { ...android, ...telegram, isInIframe: true } },
      `nabapass://wc?uri=${twice}`,
      '_blank',
    ],
    ['Telegram on iOS', { environment: { ...iPhone, ...telegram } }, `nabapass://wc?uri=${once}`, '_blank'],
    [
      'Telegram on a computer',
      { wallet: every, platform: 'desktop', environment: { ...desktop, ...telegram } },
      `girinwallet://wc?uri=${once}`,
      '_blank',
    ],
  ] as const)('opens %s', (_, parameters, href, target) => {
    expect(build(parameters)).toMatchObject({ href, target })
  })

  it('has a link for every app, page and desktop wallet that is offered, wherever the page runs', () => {
    const links = {
      mobileLink: 'a://',
      linkMode: 'https://a.example/',
      webappLink: 'https://w.example',
      desktopLink: 'd:',
    }
    const names = Object.keys(links) as (keyof typeof links)[]
    const wallets: (Partial<typeof links> & { readonly name: string })[] = Array.from({ length: 16 }, (_, bits) => ({
      name: 'W',
      ...Object.fromEntries(names.filter((_, at) => bits & (1 << at)).map((name) => [name, links[name]])),
    }))
    const environments = [desktop, android, iPhone].flatMap((one) => [one, { ...one, ...telegram }])
    for (const wallet of wallets)
      for (const environment of environments)
        for (const platform of getWalletPlatforms(wallet, environment)) {
          if (platform === 'browser' || platform === 'qrcode' || platform === 'unsupported') continue
          const link = build({ wallet, environment, platform })
          expect(link.href).toMatch({ mobile: /^(a:|https:..a)/, web: /^https:..w/, desktop: /^d:/ }[platform])
        }
  })

  it('opens the kind of link that is preferred, and names what is remembered', () => {
    expect(build({})).toMatchObject({
      href: `nabapass://wc?uri=${once}`,
      choice: { href: 'nabapass://', name: 'Naba' },
    })
    expect(build({ preferUniversalLinks: true })).toMatchObject({
      href: `https://wallet.naba.ae/wc?uri=${once}`,
      choice: { href: 'https://wallet.naba.ae/', name: 'Naba' },
    })
  })

  it('opens by itself only an app on iOS, in Safari or Telegram', () => {
    expect(build({ environment: iPhone }).automatic).toBe(true)
    expect(build({ environment: { ...iPhone, ...telegram } }).automatic).toBe(true)
    expect(build({ environment: { ...iPhone, isSafari: false } }).automatic).toBe(false)
    expect(build({}).automatic).toBe(false)
    expect(build({ wallet: every, platform: 'web', environment: iPhone }).automatic).toBe(false)
  })

  it('takes the other link when one may not be opened, and refuses when none may', () => {
    const unsafe = 'javascript:alert(1)'
    expect(build({ wallet: { ...naba, mobileLink: unsafe } }).href).toBe(`https://wallet.naba.ae/wc?uri=${once}`)
    const refused = expect.objectContaining({ code: 'link/not-allowed' })
    expect(() => build({ wallet: { name: 'X', mobileLink: unsafe } })).toThrow(refused)
  })

  it('refuses a platform the wallet has no link for, and a text that is no pairing', () => {
    const missing = { code: 'link/missing', params: { wallet: 'Naba', platform: 'desktop' } }
    expect(() => build({ platform: 'desktop' })).toThrow(expect.objectContaining(missing))
    for (const text of ['', 'https://a.example', ` ${uri}`, 'wc:'])
      expect(() => build({ uri: text })).toThrow(expect.objectContaining({ code: 'link/invalid-uri' }))
  })

  it('builds from any text an openable link that gives back the pairing, or refuses without telling it', () => {
    const scheme = fc.constantFrom(
      '',
      'a:',
      'a://',
      'javascript:',
      'data:',
      'intent://',
      'https://',
      'HTTP://',
      'blob:',
    )
    const link = fc.tuple(scheme, fc.string({ unit: 'binary', maxLength: 30 })).map((parts) => parts.join(''))
    fc.assert(
      fc.property(link, fc.boolean(), (mobileLink, isTelegram) => {
        try {
          const { href } = build({ wallet: { name: 'W', mobileLink }, environment: { ...android, isTelegram } })
          expect(toSafeLink(href, 'app')).toBe(href)
          expect(href).not.toMatch(/^(javascript|data|intent|blob):/i)
          expect(href.endsWith(isTelegram ? twice : once)).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^link\/(missing|not-allowed)$/) })
          expect(String(error)).not.toContain(key)
        }
      }),
      { numRuns: process.env.PORTICO_LONG === '1' ? 10_000 : 300 },
    )
  })
})
