import { expect, test } from 'vitest'
import { createSignInMessage } from './createSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import negative from './parsingNegative.json' with { type: 'json' }
import positive from './parsingPositive.json' with { type: 'json' }

test.each(Object.entries(positive))('reads and rewrites the EIP-4361 vector "%s"', (_, vector) => {
  const message = parseSignInMessage(vector.message)
  const { address, chainId, scheme, ...fields } = { scheme: null, ...vector.fields }
  expect(message).toMatchObject({
    ...fields,
    accountAddress: address,
    chainId: `eip155:${chainId}`,
    accountName: 'Ethereum',
  })
  expect(message.scheme ?? null).toBe(scheme)
  expect(createSignInMessage(message)).toBe(vector.message)
})

test.each(Object.entries(negative))('refuses the EIP-4361 vector "%s"', (_, text) => {
  expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message' }))
})

const solana = [
  'app.example wants you to sign in with your Solana account:',
  'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
  '',
  'URI: https://app.example/login',
  'Version: 1',
  'Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'Nonce: 12345678',
].join('\n')

test('reads a CAIP-122 message of another namespace', () => {
  expect(parseSignInMessage(solana)).toEqual({
    domain: 'app.example',
    accountName: 'Solana',
    accountAddress: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
    uri: 'https://app.example/login',
    version: '1',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    nonce: '12345678',
  })
})

test('reads a bare chain id in the namespace the caller names', () => {
  const text = solana.replace('solana:5eykt', '5eykt').replace('your Solana', 'your Sol')
  expect(parseSignInMessage(text, { namespace: 'solana' }).chainId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ code: 'siwx/invalid-message' }))
})

test.each(['mainnet', 'solana:mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])('reads the cluster %s', (cluster) => {
  const text = solana.replace(/Chain ID: .*/, `Chain ID: ${cluster}`)
  expect(parseSignInMessage(text).chainId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

const evm = Object.values(positive)[0]?.message ?? ''

test.each([
  ['issuedAt', evm.replace(/\nIssued At: .*/, '')],
  ['statement', evm.replace(/\n\n.*\n\nURI/, '\n\nURI')],
  ['accountName', evm.replace('your Ethereum', 'your Base')],
  ['domain', evm.replace('wants you', 'Wants you')],
  ['chainId', evm.replace(/Chain ID: .*/, 'Chain ID: eip155:x')],
  ['chainId', evm.replace(/Chain ID: .*/, 'Chain ID: eip155:1:2')],
])('refuses EIP-4361 text with a wrong %s', (field, text) => {
  expect(() => parseSignInMessage(text)).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message', params: { field } }),
  )
})

test('takes an address in lower case only when asked to', () => {
  const text = evm.replace(/0x\w+/, (address) => address.toLowerCase())
  expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ params: { field: 'accountAddress' } }))
  expect(parseSignInMessage(text, { requireChecksum: false }).accountAddress).toMatch(/^0x[\da-f]{40}$/)
  const mixed = evm.replace(/0x\w+/, (address) => address.replace(/[A-F]/, (letter) => letter.toLowerCase()))
  expect(() => parseSignInMessage(mixed, { requireChecksum: false })).toThrow(
    expect.objectContaining({ params: { field: 'accountAddress' } }),
  )
})

test('says which line it cannot use after the last field', () => {
  for (const line of ['URI: https://evil.example', '', 'Resources: none', '- ipfs://Qm1']) {
    expect(() => parseSignInMessage(`${solana}\n${line}`)).toThrow(
      expect.objectContaining({ code: 'siwx/invalid-message', params: { field: line } }),
    )
  }
  const line = '* ipfs://Qm2'
  expect(() => parseSignInMessage(`${solana}\nResources:\n- ipfs://Qm1\n${line}`)).toThrow(
    expect.objectContaining({ params: { field: line } }),
  )
})

test.each([
  ['domain', 0],
  ['statement', 2],
  ['Version', 4],
  ['Chain ID', 5],
  ['Nonce', 6],
])('says that it misses %s', (field, index) => {
  const lines = solana.split('\n')
  const missing = expect.objectContaining({ code: 'siwx/invalid-message', params: { field } })
  expect(() =>
    parseSignInMessage(lines.map((line, at) => (at === index ? 'Something: else' : line)).join('\n')),
  ).toThrow(missing)
})

test('says what is missing from a text that was cut off', () => {
  const lines = solana.split('\n')
  const findMissing = (count: number) => {
    try {
      return parseSignInMessage(lines.slice(0, count).join('\n'))
    } catch (error) {
      return Reflect.get(Object(Reflect.get(Object(error), 'params')), 'field')
    }
  }
  expect(lines.map((_, index) => findMissing(index + 1))).toEqual([
    ...['URI', 'URI', 'URI', 'Version', 'Chain ID', 'Nonce'],
    expect.objectContaining({ nonce: '12345678' }),
  ])
})

test('takes a statement for one line, between blank ones', () => {
  const text = solana.replace('\nURI', '\nHello.\n\nURI')
  expect(parseSignInMessage(text).statement).toBe('Hello.')
  expect(() => parseSignInMessage(text.replace('Hello.\n', 'Hello.\nthere'))).toThrow(
    expect.objectContaining({ params: { field: 'statement' } }),
  )
})

test.each(['https', 'h', 'web+x-y.z1', 'HTTPS'])('reads the scheme %s', (scheme) => {
  const text = `${scheme}://${evm}`
  expect(parseSignInMessage(text)).toMatchObject({ scheme, domain: parseSignInMessage(evm).domain })
  expect(createSignInMessage(parseSignInMessage(text))).toBe(text)
})

test.each(['1http://', '://', 'a_b://', ' ', 'x ', '\ufeff'])('refuses %j before the domain', (start) => {
  expect(() => parseSignInMessage(`${start}${evm}`)).toThrow(expect.objectContaining({ params: { field: 'domain' } }))
})

test('refuses more in the first line', () => {
  expect(() => parseSignInMessage(evm.replace(' account:', ' account: '))).toThrow(
    expect.objectContaining({ params: { field: 'domain' } }),
  )
})

test('takes names of clusters for those of Solana alone', () => {
  const text = solana.replace('your Solana', 'your Cosmos').replace(/Chain ID: .*/, 'Chain ID: cosmos:mainnet')
  expect(parseSignInMessage(text).chainId).toBe('cosmos:mainnet')
})
