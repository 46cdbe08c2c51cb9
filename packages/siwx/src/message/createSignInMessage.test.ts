import { array, assert, constantFrom, option, property, record, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { createSignInMessage } from './createSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import type { SignInMessage, SignInWording } from './SignInMessage.js'

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

const header = (account: string) => `app.example wants you to sign in with your ${account} account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Welcome back.

URI: https://app.example/login
Version: 1
`
const ending = `Nonce: k3jf8sd9
Issued At: 2025-01-02T03:04:05.000Z
Resources:
- https://app.example/terms`

test.each<[SignInWording | undefined, Partial<SignInMessage>, string]>([
  [undefined, {}, `${header('Ethereum')}Chain ID: 8453\n${ending}`],
  ['standard', {}, `${header('Ethereum')}Chain ID: 8453\n${ending}`],
  ['appkit-1.7', { accountName: 'Base' }, `${header('**blockchain**')}Chain ID: eip155:8453\n${ending}`],
  ['appkit-1.8', {}, `${header('EVM Networks')}Chain ID: eip155:8453\n${ending}`],
  ['appkit-1.8', { accountName: 'Base' }, `${header('Base')}Chain ID: eip155:8453\n${ending}`],
])('words a message as "%s" has it', (wording, more, text) => {
  expect(createSignInMessage({ ...message, ...more }, { wording })).toBe(text)
})

const other = {
  domain: 'app.example',
  accountAddress: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
  uri: 'https://app.example',
  nonce: 'k3jf8sd9',
  issuedAt: '2025-01-02T03:04:05.000Z',
} as const

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana', 'devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana', 'testnet'],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'Solana', '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  ['multiversx:1', 'MultiversX', 'multiversx:1'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
] as const)('writes %s as the standard of its namespace does', (chainId, account, written) => {
  const text = createSignInMessage({ ...other, chainId })
  expect(text).toBe(
    [
      `app.example wants you to sign in with your ${account} account:`,
      other.accountAddress,
      '',
      'URI: https://app.example',
      'Version: 1',
      `Chain ID: ${written}`,
      'Nonce: k3jf8sd9',
      'Issued At: 2025-01-02T03:04:05.000Z',
    ].join('\n'),
  )
  expect(parseSignInMessage(text)).toEqual({ ...other, chainId, accountName: account, version: '1' })
})

test('fills in nonce, version and time', () => {
  const { version: _version, nonce: _nonce, issuedAt: _issuedAt, ...fields } = message
  const before = Date.now()
  const [first, second] = [createSignInMessage(fields), createSignInMessage(fields)].map((text) =>
    parseSignInMessage(text),
  )
  expect(first).toMatchObject({ ...fields, version: '1', nonce: expect.stringMatching(/^[A-Za-z0-9]{17,}$/) })
  expect(first?.nonce).not.toBe(second?.nonce)
  expect(Date.parse(first?.issuedAt ?? '')).toBeGreaterThanOrEqual(before)
})

test('leaves two blank lines for a missing statement in EIP-4361 text, one in others', () => {
  const { statement: _, ...rest } = message
  expect(createSignInMessage(rest)).toContain('Cc2\n\n\nURI: ')
  expect(createSignInMessage(rest, { wording: 'appkit-1.8' })).toContain('Cc2\n\nURI: ')
})

test('writes empty fields in the standard, and leaves them out as AppKit does', () => {
  const empty = { ...message, requestId: '', resources: [] }
  expect(createSignInMessage(empty)).toMatch(/\nRequest ID: \nResources:$/)
  expect(createSignInMessage(empty, { wording: 'appkit-1.7' })).toMatch(/\nIssued At: \S+$/)
})

test('takes a localized statement where the standard is not ASCII', () => {
  const statement = 'مرحباً بعودتك'
  expect(createSignInMessage({ ...message, statement }, { wording: 'appkit-1.8' })).toContain(statement)
  expect(createSignInMessage({ ...other, statement, chainId: 'solana:x' })).toContain(statement)
  expect(() => createSignInMessage({ ...message, statement })).toThrow(
    expect.objectContaining({ params: { field: 'statement' } }),
  )
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
  ['statement', { statement: 'a "quoted" word' }],
  ['requestId', { requestId: 'a b' }],
  ['accountName', { accountName: 'Base' }],
  ['scheme', { scheme: '1http' }],
  ['issuedAt', { issuedAt: 'yesterday' }],
  ['issuedAt', { issuedAt: '2025-02-29T00:00:00Z' }],
  ['issuedAt', { issuedAt: '2025-01-01T24:00:01Z' }],
  ['notBefore', { notBefore: '2025-01-01 00:00:00Z' }],
  ['version', { version: '2' as '1' }],
])('refuses a wrong %s', (field, change) => {
  expect(() => createSignInMessage({ ...message, ...change })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message', params: { field } }),
  )
})

test('whatever it writes is read back the same', () => {
  const fields = record({
    statement: option(string(), { nil: undefined }),
    nonce: stringMatching(/^[a-z\d]{8,12}$/),
    requestId: option(string(), { nil: undefined }),
    resources: option(array(constantFrom('https://a.example/x', 'ipfs://Qm1'), { minLength: 1 }), { nil: undefined }),
    wording: constantFrom<SignInWording>('standard', 'appkit-1.8'),
  })
  assert(
    property(fields, ({ wording, ...values }) => {
      const input = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
      const all = { ...message, accountName: 'Ethereum', statement: undefined, resources: undefined, ...input }
      let text: string
      try {
        text = createSignInMessage(all, { wording })
      } catch {
        return
      }
      expect(parseSignInMessage(text)).toEqual(all)
    }),
  )
})
