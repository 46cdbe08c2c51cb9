import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './withoutSecrets.js'

const key = '7f'.repeat(32)
const uri = `wc:0a0b@2?relay-protocol=irn&symKey=${key}`

describe('withoutSecrets', () => {
  it.each([
    [uri, 'wc:[removed]'],
    [`cannot open metamask://wc?uri=${encodeURIComponent(uri)} now`, 'cannot open metamask://wc now'],
    [encodeURIComponent(uri), 'wc:[removed]'],
    [encodeURIComponent(encodeURIComponent(uri)), 'wc:[removed]'],
    ['https://rpc.example/v1?apiKey=secret failed', 'https://rpc.example/v1 failed'],
    ['code for anna.b+c@mail.example is wrong', 'code for [removed] is wrong'],
    ['eyJhbGciOi.eyJzdWIi.abc-_1 expired', '[removed] expired'],
    ['eip155:1', 'eip155:1'],
    ['0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'],
    ['x'.repeat(600), 'x'.repeat(512)],
  ])('cleans %s', (text, wanted) => {
    expect(withoutSecrets(text)).toBe(wanted)
  })

  it('looks into lists and records, and keeps what is no text', () => {
    const given = { name: 'W', list: [uri, 1], inner: { uri, ok: true, none: null, not: undefined } }
    expect(withoutSecrets(given)).toEqual({
      name: 'W',
      list: ['wc:[removed]', 1],
      inner: { uri: 'wc:[removed]', ok: true, none: null, not: undefined },
    })
    const ring: { self?: unknown } = {}
    ring.self = ring
    expect(JSON.stringify(withoutSecrets(ring)).length).toBeLessThan(100)
  })
})
