import { expect, test } from 'vitest'
import { formatSignInMessage } from './formatSignInMessage.js'
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
  expect(formatSignInMessage(message, { clearChainIdNamespace: true })).toBe(vector.message)
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
  const text = solana.replace('solana:5eykt', '5eykt')
  expect(parseSignInMessage(text, { namespace: 'solana' }).chainId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(() => parseSignInMessage(text)).toThrow(expect.objectContaining({ params: { field: 'issuedAt' } }))
})

test('refuses text after the last field', () => {
  expect(() => parseSignInMessage(`${solana}\nURI: https://evil.example`)).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message' }),
  )
})
