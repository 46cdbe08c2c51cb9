import { base58, base64 } from '@scure/base'
import nacl from 'tweetnacl'
import { providerErrors } from '../../web/labWallet/providerError.js'

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

/**
 * Signs a Solana transaction of either version.
 *
 * @param transaction The transaction in base64, with or without the signatures of others.
 * @returns The signature in base58, and the transaction with it.
 * @throws ProviderError 4100 when the key is none of the signers, -32602 when it is no transaction.
 */
export function signTransaction(
  transaction: unknown,
  secretKey: Uint8Array,
): { readonly signature: string; readonly transaction: string } {
  if (typeof transaction !== 'string') throw providerErrors.invalidParams
  const bytes = readBytes(transaction)
  const { value: count, next } = readLength(bytes, 0)
  const message = bytes.subarray(next + count * signatureLength)
  const at = findSigner(message, secretKey.subarray(keyLength))
  if (at >= count) throw providerErrors.invalidParams
  const signature = nacl.sign.detached(message, secretKey)
  bytes.set(signature, next + at * signatureLength)
  return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
}

function readBytes(text: string): Uint8Array {
  try {
    return base64.decode(text)
  } catch {
    throw providerErrors.invalidParams
  }
}
