import { describe, expect, it } from 'vitest'
import { isHexData, isSignedMessage, isTransactionHash } from './hexTexts.js'
import { isAccountType } from './isAccountType.js'
import { isEmail } from './isEmail.js'
import { isRestrictedTimeZone, restrictedTimeZones } from './isRestrictedTimeZone.js'
import { isRegistrableName, toCoinType } from './nameRegistration.js'
import { stripControls, toSafeImageUrl, toSafeLink } from './safeText.js'

describe('isEmail', () => {
  it.each(['a@b.example', 'ann.lee+tag@mail.example.org', "o'neil@x-y.io"])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'a',
    'a@b',
    '@b.example',
    'a@b.',
    'a b@c.example',
    'a@@b.example',
    'a@-b.example',
    `${'a'.repeat(250)}@b.io`,
  ])('refuses %o', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('answers a hostile text at once', () => {
    const time = () => {
      const start = performance.now()
      isEmail(`a@${'a-'.repeat(50_000)}`)
      isEmail(`a@${'a.'.repeat(120)}!`)
      return performance.now() - start
    }
    // The best of several runs; other load only makes the others slower.
    expect(Math.min(...Array.from({ length: 5 }, time))).toBeLessThan(200)
  })
})

describe('hex texts', () => {
  it.each([
    [isTransactionHash, 64, true],
    [isTransactionHash, 63, false],
    [isTransactionHash, 65, false],
    [isSignedMessage, 62, true],
    [isSignedMessage, 61, false],
    [isSignedMessage, 130, true],
    [isHexData, 0, true],
    [isHexData, 8, true],
  ])('%o with %i digits', (guard, digits, expected) => {
    expect(guard(`0x${'aB'.repeat(100).slice(0, digits)}`)).toBe(expected)
    expect(guard('ab'.repeat(32))).toBe(false)
    expect(guard(`0x${'g'.repeat(64)}`)).toBe(false)
    expect(guard(undefined)).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ['abcd', true],
    ['Ab-9', true],
    ['abc', false],
    ['ab_cd', false],
    ['ab.cd', false],
    ['äbcd', false],
  ])('%s may be registered: %s', (name, expected) => {
    expect(isRegistrableName(name)).toBe(expected)
  })

  it('turns a chain id into a coin type', () => {
    expect(toCoinType(1)).toBe(0x80000001)
    expect(toCoinType(2147483647)).toBe(0xffffffff)
    for (const id of [2147483648, -1, 1.5, Number.NaN]) {
      expect(() => toCoinType(id)).toThrow(
        expect.objectContaining({ code: 'name/invalid-chain-id', message: 'Invalid chainId' }),
      )
    }
  })
})

describe('toSafeImageUrl', () => {
  it.each(['https://a.example/i.png', 'http://a.example/i', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png,x'])(
    'takes %s',
    (url) => {
      expect(toSafeImageUrl(url)).toBe(url)
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a/1',
    '//a.example/i',
    'i.png',
    '',
    5,
    null,
    'https://',
  ])('refuses %o', (value) => {
    expect(toSafeImageUrl(value)).toBeUndefined()
  })

  it('trims', () => {
    expect(toSafeImageUrl(' https://a.example/i.png\n')).toBe('https://a.example/i.png')
  })
})

describe('toSafeLink', () => {
  it('takes web links, normalised', () => {
    expect(toSafeLink('HTTPS://A.example')).toBe('https://a.example/')
  })

  it('takes the schemes of apps only when asked to', () => {
    expect(toSafeLink('metamask://wc')).toBeUndefined()
    expect(toSafeLink('metamask://wc', 'app')).toBe('metamask://wc')
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/1',
    'file:///etc/passwd',
    'view-source:https://a.example',
    'https://good.example@evil.example',
    'relative',
    '',
    {},
  ])('refuses %o even for apps', (value) => {
    expect(toSafeLink(value, 'app')).toBeUndefined()
  })
})

describe('stripControls', () => {
  it.each([
    ['Meta\u202eMask', 'MetaMask'],
    ['a\u0000b\u200b\ufeff', 'ab'],
    ['two\n lines\t', 'two lines'],
    ['\u2066x\u2069', 'x'],
    ['half \ud800', 'half'],
    ['تطبيق 👨‍👩‍👧 é', 'تطبيق 👨‍👩‍👧 é'],
  ])('cleans %o', (text, clean) => {
    expect(stripControls(text)).toBe(clean)
  })
})

describe('lists', () => {
  it('hold the nine restricted time zones, compared without case', () => {
    expect(restrictedTimeZones).toHaveLength(9)
    expect(isRestrictedTimeZone('Asia/Macau')).toBe(true)
    expect(isRestrictedTimeZone('Asia/Tokyo')).toBe(false)
  })

  it('know the account types', () => {
    expect(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'].every(isAccountType)).toBe(true)
    expect(isAccountType('toString')).toBe(false)
  })
})
