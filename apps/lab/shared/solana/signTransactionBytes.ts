import nacl from 'tweetnacl'
import { providerErrors } from '../wallet/providerError.js'

const signatureLength = 64
const keyLength = 32

/** Reads a compact-u16 of Solana's wire format: seven bits per byte, lowest first. */
function readLength(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0
  for (let at = 0; at < 3; at++) {
    const byte = bytes[from + at] ?? 0
    value |= (byte & 0x7f) << (7 * at)
    if (byte < 0x80) return { value, next: from + at + 1 }
  }
  throw providerErrors.invalidParams
}

/** Returns the index of a key among the signers of a message. */
function findSigner(message: Uint8Array, publicKey: Uint8Array): number {
  // A versioned message starts with a byte whose highest bit is set.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const signers = message[header] ?? 0
  const { next } = readLength(message, header + 3)
  const isKey = (index: number) => publicKey.every((byte, at) => message[next + index * keyLength + at] === byte)
  const found = Array.from({ length: signers }, (_, index) => index).find(isKey)
  if (found === undefined) throw providerErrors.unauthorized
  return found
}

/** Splits a transaction into its message and the position of its signatures. */
function split(bytes: Uint8Array): { message: Uint8Array; count: number; start: number } {
  const { value: count, next: start } = readLength(bytes, 0)
  return { message: bytes.subarray(start + count * signatureLength), count, start }
}

/**
 * Returns the message of a transaction, legacy or version 0. The message is what is signed.
 *
 * @throws ProviderError -32602 if the bytes are not a transaction.
 */
export function readTransactionMessage(bytes: Uint8Array): Uint8Array {
  return split(bytes).message
}

/**
 * Signs a Solana transaction, legacy or version 0.
 *
 * @param bytes The transaction, with or without signatures of others.
 * @returns The signature, and the transaction including it.
 * @throws ProviderError 4100 if the key is not one of the signers, -32602 if the bytes are not a transaction.
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
