import { describe, expect, it } from 'vitest'
import { getWalletPlatforms } from './getWalletPlatforms.js'

const mobileLink = 'nabapass://'
const linkMode = 'https://wallet.naba.ae'
const webappLink = 'https://web.example/'
const desktopLink = 'coinstats://'

describe('getWalletPlatforms', () => {
  it.each([
    ['any wallet', undefined, 'qrcode', 'qrcode', 'qrcode'],
    ['an app', { mobileLink }, 'qrcode', 'mobile', 'browser qrcode'],
    ['an app with a universal link', { mobileLink, linkMode }, 'qrcode', 'mobile', 'browser qrcode'],
    ['an app with a universal link alone', { linkMode }, 'qrcode', 'mobile', 'browser qrcode'],
    ['a web wallet', { webappLink }, 'web', 'web', 'browser web'],
    ['a desktop wallet', { desktopLink }, 'desktop', 'unsupported', 'browser desktop'],
    ['an app and a web wallet', { mobileLink, webappLink }, 'qrcode web', 'mobile web', 'browser qrcode web'],
    ['an app and a desktop wallet', { mobileLink, desktopLink }, 'qrcode desktop', 'mobile', 'browser qrcode desktop'],
    [
      'a wallet of every kind',
      { mobileLink, linkMode, webappLink, desktopLink },
      'qrcode web desktop',
      'mobile web',
      'browser qrcode web desktop',
    ],
    ['an extension', {}, 'unsupported', 'unsupported', 'browser'],
  ] as const)('reaches %s', (_, wallet, onDesktop, onMobile, installed) => {
    expect(getWalletPlatforms(wallet, { isMobile: false }).join(' ')).toBe(onDesktop)
    expect(getWalletPlatforms(wallet, { isMobile: true }).join(' ')).toBe(onMobile)
    if (wallet) expect(getWalletPlatforms(wallet, { isMobile: false }, { installed: true }).join(' ')).toBe(installed)
  })
})
