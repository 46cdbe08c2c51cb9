import { base58, base64 } from '@scure/base'
import nacl from 'tweetnacl'
import { expect, test } from 'vitest'
import { getSolanaKey } from '../peerKeys.js'
import { signTransaction } from './signTransaction.js'

const { address, secretKey } = getSolanaKey()
const own = base58.decode(address)
const other = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7)).publicKey

/** A message with the given signers, and one account that does not sign. */
function createMessage(signers: readonly Uint8Array[], isVersioned: boolean): Uint8Array {
  const keys = [...signers, new Uint8Array(32).fill(9)].flatMap((key) => [...key])
  const body = [signers.length, 0, 1, signers.length + 1, ...keys, ...new Uint8Array(32).fill(3), 0]
  return Uint8Array.from(isVersioned ? [0x80, ...body, 0] : body)
}

function createTransaction(message: Uint8Array, signatures: number): string {
  return base64.encode(Uint8Array.from([signatures, ...new Uint8Array(64 * signatures), ...message]))
}

test.each([
  ['an old', false],
  ['a versioned', true],
])('signs %s transaction in the place of its key', (_, isVersioned) => {
  const message = createMessage([other, own], isVersioned)
  const signed = signTransaction(createTransaction(message, 2), secretKey)
  const bytes = base64.decode(signed.transaction)
  expect(bytes.subarray(1, 65)).toEqual(new Uint8Array(64))
  expect(base58.encode(bytes.subarray(65, 129))).toBe(signed.signature)
  expect(nacl.sign.detached.verify(message, base58.decode(signed.signature), own)).toBe(true)
})

test('refuses a transaction that others sign', () => {
  const transaction = createTransaction(createMessage([other], true), 1)
  expect(() => signTransaction(transaction, secretKey)).toThrow(expect.objectContaining({ code: 4100 }))
})

test.each([[undefined], ['not base64!'], ['gICA']])('refuses %s, which is no transaction', (transaction) => {
  expect(() => signTransaction(transaction, secretKey)).toThrow(expect.objectContaining({ code: -32602 }))
})
