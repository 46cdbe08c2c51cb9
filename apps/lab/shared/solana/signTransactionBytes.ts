import nacl from 'tweetnacl'
import { providerErrors } from '../wallet/providerError.js'

const signatureLength = 64
const keyLength = 32

/** Reads a number of Solana's wire format: seven bits a byte, the lowest first. */
function readLength(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0
  for (let at = 0; at < 3; at++) {
    const byte = bytes[from + at] ?? 0
    value |= (byte & 0x7f) << (7 * at)
    if (byte < 0x80) return { value, next: from + at + 1 }
  }
  throw providerErrors.invalidParams
}

/** Finds which of the signers of a message a key is. */
function findSigner(message: Uint8Array, publicKey: Uint8Array): number {
  // A message with a version begins with a byte whose highest bit is set.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const signers = message[header] ?? 0
  const { next } = readLength(message, header + 3)
  const isKey = (index: number) => publicKey.every((byte, at) => message[next + index * keyLength + at] === byte)
  const found = Array.from({ length: signers }, (_, index) => index).find(isKey)
  if (found === undefined) throw providerErrors.unauthorized
  return found
}

/** Finds the message of a transaction, and where its signatures stand. */
function split(bytes: Uint8Array): { message: Uint8Array; count: number; start: number } {
  const { value: count, next: start } = readLength(bytes, 0)
  return { message: bytes.subarray(start + count * signatureLength), count, start }
}

/**
 * Returns the message of a transaction of either version, which is what is signed.
 *
 * @throws ProviderError -32602 when it is no transaction.
 */
export function readTransactionMessage(bytes: Uint8Array): Uint8Array {
  return split(bytes).message
}

/**
 * Signs a Solana transaction of either version.
 *
 * @param bytes The transaction, with or without the signatures of others.
 * @returns The signature, and the transaction with it.
 * @throws ProviderError 4100 when the key is none of the signers, -32602 when it is no transaction.
 */
export function signTransactionBytes(
  bytes: Uint8Array,
  secretKey: Uint8Array,
): { readonly signature: Uint8Array; readonly transaction: Uint8Array } {
  const transaction = bytes.slice()
  const { message, count, start } = split(transaction)
  const at = findSigner(message, secretKey.subarray(keyLength))
  if (at >= count) throw providerErrors.invalidParams
  const signature = nacl.sign.detached(message, secretKey)
  transaction.set(signature, start + at * signatureLength)
  return { signature, transaction }
}
