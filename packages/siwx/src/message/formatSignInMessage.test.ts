import { array, assert, constantFrom, option, property, record, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { formatSignInMessage } from './formatSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import type { SignInMessage } from './SignInMessage.js'

const message: SignInMessage = {
  domain: 'app.example',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:8453',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'k3jf8sd9',
  statement: 'Welcome back.',
  issuedAt: '2025-01-02T03:04:05.000Z',
  resources: ['https://app.example/terms'],
}

test('writes the CAIP-122 text', () => {
  expect(formatSignInMessage(message)).toBe(`app.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Welcome back.

URI: https://app.example/login
Version: 1
Chain ID: eip155:8453
Nonce: k3jf8sd9
Issued At: 2025-01-02T03:04:05.000Z
Resources:
- https://app.example/terms`)
})

test('leaves one blank line for a missing statement, two in EIP-4361 text', () => {
  const { statement: _, ...rest } = message
  expect(formatSignInMessage(rest)).toContain('Cc2\n\nURI: ')
  expect(formatSignInMessage(rest, { clearChainIdNamespace: true })).toContain('Cc2\n\n\nURI: ')
})

test.each<[string, Partial<SignInMessage>]>([
  ['statement', { statement: 'Hello\n\nURI: https://evil.example' }],
  ['statement', { statement: 'URI: https://evil.example' }],
  ['accountName', { accountName: 'Ethereum\r' }],
  ['domain', { domain: 'app.example/path' }],
  ['uri', { uri: 'https://app.example/a b' }],
  ['nonce', { nonce: '1234567' }],
  ['chainId', { chainId: 'eip155:base' }],
  ['accountAddress', { accountAddress: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' }],
  ['expirationTime', { expirationTime: '2025-13-01T00:00:00Z' }],
  ['resources', { resources: ['not a uri'] }],
])('refuses a wrong %s', (field, change) => {
  expect(() => formatSignInMessage({ ...message, ...change })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message', params: { field } }),
  )
})

test('whatever it writes is read back the same', () => {
  const fields = record({
    statement: option(string(), { nil: undefined }),
    nonce: stringMatching(/^[a-z\d]{8,12}$/),
    requestId: option(string(), { nil: undefined }),
    resources: option(array(constantFrom('https://a.example/x', 'ipfs://Qm1'), { minLength: 1 }), { nil: undefined }),
  })
  assert(
    property(fields, (values) => {
      const input = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
      const all = { ...message, accountName: 'Ethereum', statement: undefined, resources: undefined, ...input }
      try {
        formatSignInMessage(all)
      } catch {
        return
      }
      for (const clearChainIdNamespace of [true, false]) {
        expect(parseSignInMessage(formatSignInMessage(all, { clearChainIdNamespace }))).toEqual(all)
      }
    }),
  )
})
