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

test('refuses text after the last field', () => {
  expect(() => parseSignInMessage(`${solana}\nURI: https://evil.example`)).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message' }),
  )
})
