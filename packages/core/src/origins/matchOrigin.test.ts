import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchOrigin } from './matchOrigin.js'

const labels = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/)
const hosts = fc.array(labels, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'))

describe('matchOrigin', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com', 'https://app.example.com:443'],
    ['http://a.com:80', 'http://a.com'],
    ['HTTPS://App.Example.com', 'https://app.example.com'],
    ['https://*.a.com', 'https://b.a.com'],
    ['https://*.a.com', 'https://c.b.a.com'],
    ['*.a.com', 'http://b.a.com'],
    ['a.com', 'https://a.com'],
    ['http://localhost:*', 'http://localhost:3000'],
    ['http://localhost:*', 'http://localhost'],
    ['http://127.0.0.1:*', 'http://127.0.0.1:8080'],
    ['http://[::1]:*', 'http://[::1]:8080'],
    ['https://app.*.com', 'https://app.a.com'],
    ['*', 'https://anything.example'],
  ])('%s matches %s', (pattern, origin) => {
    expect(matchOrigin(pattern, origin)).toBe(true)
  })

  it.each([
    ['https://*.a.com', 'https://evila.com'],
    ['https://*.a.com', 'https://a.com'],
    ['https://*.a.com', 'https://b.a.com.evil'],
    ['https://*.a.com', 'https://b.a.com@evil.com'],
    ['https://*.a.com', 'https://evil.com/b.a.com'],
    ['https://*.a.com', 'https://evil.com#b.a.com'],
    ['https://*.a.com', 'https://evil.com\\b.a.com'],
    ['https://*.a.com', 'http://b.a.com'],
    ['https://*.a.com', 'https://b.a.com:8443'],
    ['https://*.a.com', 'https://.a.com'],
    ['https://*.a.com', 'https://b.a.com.'],
    ['https://*.a.com', 'b.a.com'],
    ['https://*a.com', 'https://evila.com'],
    ['https://a*.com', 'https://ab.com'],
    ['https://app.*.com', 'https://app.a.b.com'],
    ['http://localhost:*', 'http://localhost.evil.com:3000'],
    ['http://localhost:*', 'http://localhost:*'],
    ['a.com', 'ftp://a.com'],
    ['https://a.com', 'null'],
    ['', 'https://a.com'],
    ['https://a.com', ''],
  ])('%s does not match %s', (pattern, origin) => {
    expect(matchOrigin(pattern, origin)).toBe(false)
  })

  it('matches every subdomain of a wildcard and nothing that only ends alike', () => {
    fc.assert(
      fc.property(labels, hosts, (label, host) => {
        expect(matchOrigin(`https://*.${host}`, `https://${label}.${host}`)).toBe(true)
        expect(matchOrigin(`https://*.${host}`, `https://${label}${host}`)).toBe(false)
        expect(matchOrigin(`https://*.${host}`, `https://${label}.${host}.evil`)).toBe(false)
        expect(matchOrigin(`https://*.${host}`, `https://${label}.${host}@evil`)).toBe(false)
      }),
    )
  })

  it('never throws, and a pattern without wildcard matches only its own origin', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), hosts, (pattern, origin, host) => {
        matchOrigin(pattern, origin)
        expect(matchOrigin(`https://${host}`, origin)).toBe(
          origin.toLowerCase().replace(/:443$/, '') === `https://${host}`,
        )
      }),
    )
  })
})
