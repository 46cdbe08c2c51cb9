import { describe, expect, it } from 'vitest'
import { buildUrl } from './buildUrl.js'

describe('buildUrl', () => {
  it.each([
    ['https://a.example/v1', {}, 'https://a.example/v1'],
    ['https://a.example/v1', { a: 1, b: false, c: null, d: undefined, e: '' }, 'https://a.example/v1?a=1&b=false'],
    ['https://a.example/v1?x=1', { a: 'b' }, 'https://a.example/v1?x=1&a=b'],
    ['https://a.example/v1?', { a: 'b' }, 'https://a.example/v1?a=b'],
    ['https://a.example/#top', { chainId: 'eip155:1' }, 'https://a.example/?chainId=eip155%3A1#top'],
    ['/relative', { a: 'ü&=' }, '/relative?a=%C3%BC%26%3D'],
  ])('appends to %s', (url, query, expected) => {
    expect(buildUrl(url, query)).toBe(expected)
  })
})
