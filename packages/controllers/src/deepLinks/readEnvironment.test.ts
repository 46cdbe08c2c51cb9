import { describe, expect, it } from 'vitest'
import { type EnvironmentSource, readEnvironment } from './readEnvironment.js'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit}`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink}`

const read = (userAgent: string, rest: Partial<EnvironmentSource> & { readonly touch?: number } = {}) =>
  readEnvironment({ navigator: { userAgent, maxTouchPoints: rest.touch }, ...rest })

describe('readEnvironment', () => {
  it.each([
    ['Safari on an iPhone', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'ios', true, true],
    ['Chrome on an iPhone', `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, 'ios', true, false],
    ['Firefox on an iPhone', `${iPhone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 5, 'ios', true, false],
    ['a web view on an iPhone', `${iPhone} Mobile/15E148`, 5, 'ios', true, false],
    ['an iPad that asks for desktop pages', `${mac} ${webKit} Version/18.1 Safari/605.1.15`, 5, 'ios', true, true],
    ['Safari on a Mac', `${mac} ${webKit} Version/18.1 Safari/605.1.15`, 0, 'macos', false, true],
    ['Chrome on a Mac', `${mac} ${blink} Chrome/130.0.0.0 Safari/537.36`, 0, 'macos', false, false],
    ['Chrome on Android', `${android} Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'android', true, false],
    ['Samsung Internet', `${android} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, 5, 'android', true, false],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/130.0 Safari/537.36 Edg/130.0`,
      0,
      'windows',
      false,
      false,
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      0,
      'linux',
      false,
      false,
    ],
    ['something else', 'curl/8', 0, 'other', false, false],
  ] as const)('knows %s', (_, userAgent, touch, os, isMobile, isSafari) => {
    expect(read(userAgent, { touch })).toMatchObject({ os, isMobile, isSafari })
  })

  it('takes a device that is used by finger for a mobile one', () => {
    const coarse = read('Mozilla/5.0 (X11; CrOS x86_64)', {
      matchMedia: (query) => ({ matches: query.includes('coarse') }),
    })
    expect(coarse.isMobile).toBe(true)
  })

  it('tells a frame by its top window, Telegram and a wallet by what they put into the page', () => {
    const self = {}
    expect(read(android, { self, top: self })).toMatchObject({ isInIframe: false, isTelegram: false })
    expect(read(android, { self, top: {} }).isInIframe).toBe(true)
    expect(read(android, { TelegramWebviewProxy: {} } as never).isTelegram).toBe(true)
    expect(read(android, { ethereum: {} } as never).isInWalletBrowser).toBe(true)
    expect(read(android, { ethereum: undefined } as never).isInWalletBrowser).toBe(false)
    // On a computer the provider comes from an extension.
    expect(read(mac, { ethereum: {} } as never).isInWalletBrowser).toBe(false)
  })
})
