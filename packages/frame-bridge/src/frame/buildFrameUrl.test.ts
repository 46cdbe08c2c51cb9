import { expect, it, test } from 'vitest'
import { buildFrameUrl } from './buildFrameUrl.js'

it('holds what the wallet site is told, escaped', () => {
  expect(buildFrameUrl({ origin: 'https://wallet.example', projectId: 'p' }).href).toBe(
    'https://wallet.example/sdk?projectId=p&chainId=eip155%3A1&version=4&enableLogger=false',
  )
  const url = buildFrameUrl({
    origin: 'http://wallet.localhost:4000/x?y#z',
    projectId: 'p&chainId=evil#',
    chainId: 'solana:a',
    version: '5',
    enableLogger: true,
    lang: 'ar&version=0',
  })
  expect(url.href.startsWith('http://wallet.localhost:4000/sdk?')).toBe(true)
  expect([...url.searchParams]).toEqual([
    ['projectId', 'p&chainId=evil#'],
    ['chainId', 'solana:a'],
    ['version', '5'],
    ['enableLogger', 'true'],
    ['lang', 'ar&version=0'],
  ])
  expect(url.hash).toBe('')
})

test.each([
  '',
  'wallet.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///x',
  'xhttps://a.example',
  'httpsx://a',
])('refuses %j', (origin) => {
  expect(() => buildFrameUrl({ origin, projectId: 'p' })).toThrow(
    expect.objectContaining({ code: 'frame/invalid-origin', params: { origin } }),
  )
})
