import { describe, expect, test } from 'vitest'
import { assertSignInMessage } from './assertSignInMessage.js'
import type { SignInMessage } from './SignInMessage.js'

const evm: SignInMessage = {
  domain: 'app.example',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'k3jf8sd9',
  issuedAt: '2025-01-02T03:04:05Z',
}
const solana: SignInMessage = {
  ...evm,
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  accountAddress: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
}
const bitcoin: SignInMessage = {
  ...evm,
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  accountAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}

/** Returns the field that is refused, `undefined` if none is. */
function findRefused(message: SignInMessage, isStrict = false, requireChecksum?: boolean): unknown {
  try {
    assertSignInMessage(message, { isStrict, requireChecksum })
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'siwx/invalid-message' })
    return Reflect.get(Object(Reflect.get(Object(error), 'params')), 'field')
  }
}

const forms = [
  ['EIP-4361', true],
  ['another form', false],
] as const

describe.each(forms)('a message in %s', (_, isStrict) => {
  test.each<[keyof SignInMessage, readonly (string | undefined)[]]>([
    ['scheme', [undefined, 'h', 'https', 'web+x-y.z1', 'HTTPS']],
    ['nonce', ['12345678', 'ABCDEFGH', 'k3jf8sd9K3JF8SD9']],
    ['accountName', [undefined, 'Ethereum']],
    ['statement', [undefined, 'A', "I accept: ~a-b_c.d/e?f#[g]@h!$&'(i)*+,;=j", 'The URI: https://x.example']],
    ['requestId', [undefined, '', 'a', "a-b_c.d~!$&'()*+,;=:@9", '%2F', 'a%2fb%aF']],
  ])('may have as its %s any of %j', (field, values) => {
    for (const value of values)
      expect([value, findRefused({ ...evm, [field]: value }, isStrict)]).toEqual([value, undefined])
  })

  test.each<[keyof SignInMessage, readonly string[]]>([
    ['scheme', ['', '1http', '+x', 'a_b', 'a b', 'http:', ' http', 'http ']],
    ['nonce', ['', '1234567', '-12345678', '12345678-', '1234 5678', 'äbcdefgh']],
    ['version', ['', '2', '11']],
    ['domain', ['', 'app.example/']],
    ['uri', ['', 'app.example']],
    ['accountName', ['', 'Ether\neum', 'Ethereum\n', '\nEthereum']],
    ['statement', ['', 'URI: https://evil.example', 'two\nlines', 'line\n', '\nline']],
    ['requestId', ['two\nlines', 'line\n', '\nline']],
  ])('may not have as its %s any of %j', (field, values) => {
    for (const value of values)
      expect([value, findRefused({ ...evm, [field]: value }, isStrict)]).toEqual([value, field])
  })

  const times = ['issuedAt', 'expirationTime', 'notBefore'] as const

  test.each(times)('states any RFC 3339 time as its %s', (field) => {
    for (const time of [
      ...['2025-01-02T03:04:05Z', '2025-01-02T03:04:05.1Z', '2025-01-02T03:04:05.123456Z', '2025-01-02t03:04:05z'],
      ...['2025-01-02T03:04:05+05:30', '2025-01-02T03:04:05.25-08:00'],
      ...['2024-02-29T00:00:00Z', '2025-02-28T23:59:59Z', '2025-12-31T00:00:00Z', '2025-04-30T00:00:00Z'],
    ]) {
      expect([time, findRefused({ ...evm, [field]: time }, isStrict)]).toEqual([time, undefined])
    }
  })

  test.each(times)('states no other text as its %s', (field) => {
    for (const time of [
      ...['', 'yesterday', '2025-01-02', '2025-01-02T03:04Z', '2025-01-02T03:04:05', '2025-01-02 03:04:05Z'],
      ...['+002025-01-02T03:04:05Z', 'on 2025-01-02T03:04:05Z', '2025-01-02T03:04:05Z (UTC)', '2025-01-02T03:04:05.Z'],
      ...['2025-01-02T03:04:05+5:30', '2025-01-02T03:04:05+05', '2025-01-02T03:04:05*05:30'],
      ...['2025-02-29T00:00:00Z', '2025-04-31T00:00:00Z', '2025-13-01T00:00:00Z', '2025-00-01T00:00:00Z'],
      ...['2025-01-00T00:00:00Z', '2025-01-02T24:00:01Z', '2025-01-02T00:60:00Z'],
    ]) {
      expect([time, findRefused({ ...evm, [field]: time }, isStrict)]).toEqual([time, field])
    }
  })

  test('names resources that are URIs, all of them', () => {
    expect(findRefused({ ...evm, resources: [] }, isStrict)).toBeUndefined()
    expect(findRefused({ ...evm, resources: ['ipfs://Qm1', 'urn:a:b'] }, isStrict)).toBeUndefined()
    expect(findRefused({ ...evm, resources: ['ipfs://Qm1', 'none'] }, isStrict)).toBe('resources')
    expect(findRefused({ ...evm, resources: ['none', 'ipfs://Qm1'] }, isStrict)).toBe('resources')
  })

  test('need not spell an EVM address with its checksum where that is not asked for', () => {
    const small = { ...evm, accountAddress: evm.accountAddress.toLowerCase() }
    expect(findRefused(small, isStrict)).toBe('accountAddress')
    expect(findRefused(small, isStrict, false)).toBeUndefined()
    for (const accountAddress of [`x${small.accountAddress}`, `${small.accountAddress}0`, '0x', '']) {
      expect(findRefused({ ...evm, accountAddress }, isStrict, false)).toBe('accountAddress')
    }
  })
})

test('EIP-4361 states when it was issued, other forms need not', () => {
  expect(findRefused({ ...evm, issuedAt: undefined }, true)).toBe('issuedAt')
  expect(findRefused({ ...evm, issuedAt: undefined })).toBeUndefined()
})

test('EIP-4361 is for Ethereum accounts, in ASCII', () => {
  for (const accountName of ['Base', 'ethereum', 'Ethereum ']) {
    expect(findRefused({ ...evm, accountName }, true)).toBe('accountName')
  }
  for (const statement of ['é', 'aé', 'éa', 'a "quote"', 'a\tb', '<b>']) {
    expect(findRefused({ ...evm, statement }, true)).toBe('statement')
  }
  for (const requestId of ['é', 'aé', 'éa', 'a b', '%', '%2', '%zz', 'a/b']) {
    expect(findRefused({ ...evm, requestId }, true)).toBe('requestId')
  }
})

test('other forms take any line of text', () => {
  const lines = ['é', 'مرحباً', 'a "quote"', '日本 語']
  for (const value of lines) {
    for (const field of ['accountName', 'statement', 'requestId']) {
      expect([field, value, findRefused({ ...solana, [field]: value })]).toEqual([field, value, undefined])
    }
  }
  expect(findRefused({ ...solana, accountName: 'x'.repeat(64) })).toBeUndefined()
  expect(findRefused({ ...solana, accountName: 'x'.repeat(65) })).toBe('accountName')
})

test('other forms take nothing that could pass for another line', () => {
  for (const mark of ['\n', '\r', '\u0000', '\u0085', '\u2028', '\u2029']) {
    for (const value of [mark, `a${mark}`, `${mark}a`, `a${mark}b`]) {
      for (const field of ['accountName', 'statement', 'requestId']) {
        expect([field, value, findRefused({ ...solana, [field]: value })]).toEqual([field, value, field])
      }
    }
  }
})

test('chains have CAIP-2 ids, those of EVM chains numbers', () => {
  for (const chainId of ['eip155:1', 'eip155:8453'])
    expect(findRefused({ ...evm, chainId: chainId as 'eip155:1' })).toBeUndefined()
  for (const chainId of ['eip155:', 'eip155:x', 'eip155:1x', 'eip155:x1', 'eip155:1:2', 'eip155', ':1', '']) {
    expect([chainId, findRefused({ ...evm, chainId: chainId as 'eip155:1' })]).toEqual([chainId, 'chainId'])
  }
  expect(findRefused({ ...bitcoin, chainId: 'cosmos:eip155-1' })).toBeUndefined()
})

test('addresses are as their namespace writes them', () => {
  for (const message of [solana, bitcoin]) expect(findRefused(message)).toBeUndefined()
  const digits = '1'.repeat(45)
  for (const length of [32, 44]) {
    expect(findRefused({ ...solana, accountAddress: digits.slice(0, length) })).toBeUndefined()
  }
  for (const accountAddress of [
    ...[digits.slice(0, 31), digits, ''],
    // Zero, capital O, capital I and small L are no digits of base58.
    ...['0', 'O', 'I', 'l', '-', ' '].flatMap((digit) => [`${digit}${'1'.repeat(34)}`, `${'1'.repeat(34)}${digit}`]),
  ]) {
    expect([accountAddress, findRefused({ ...solana, accountAddress })]).toEqual([accountAddress, 'accountAddress'])
  }
  for (const accountAddress of ['a', 'A-b.c_d%20', 'x'.repeat(128)]) {
    expect(findRefused({ ...bitcoin, accountAddress })).toBeUndefined()
  }
  for (const accountAddress of ['', ' a', 'a ', 'a b', 'a\n', 'a:b', 'x'.repeat(129)]) {
    expect([accountAddress, findRefused({ ...bitcoin, accountAddress })]).toEqual([accountAddress, 'accountAddress'])
  }
  // Each namespace has its own.
  expect(findRefused({ ...solana, accountAddress: evm.accountAddress })).toBe('accountAddress')
  expect(findRefused({ ...evm, accountAddress: solana.accountAddress })).toBe('accountAddress')
})
