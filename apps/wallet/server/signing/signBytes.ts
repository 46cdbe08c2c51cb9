import { secp256k1 } from '@noble/curves/secp256k1'
import {
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  isHex,
  keccak256,
  numberToHex,
  parseTransaction,
  type Signature,
  serializeSignature,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem'
import { ApiError } from '../ApiError.js'

/** What a user approved, as the bytes that were shown. */
export type SignRequest =
  | { readonly kind: 'message'; readonly bytes: Hex }
  | { readonly kind: 'typedData'; readonly json: string }
  | { readonly kind: 'transaction'; readonly bytes: Hex; readonly chainId: number }

/** Signs a hash with ECDSA over secp256k1, with deterministic nonces (RFC 6979) and low `s` (EIP-2). */
function signHash(key: Uint8Array, hash: Hex): Signature & { readonly yParity: number } {
  const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), key, { lowS: true })
  return { r: numberToHex(r, { size: 32 }), s: numberToHex(s, { size: 32 }), yParity: recovery }
}

function hashTyped(json: string): Hex {
  try {
    return hashTypedData(JSON.parse(json))
  } catch {
    throw new ApiError(400, 'sign/typed-data', 'The typed data cannot be signed')
  }
}

/** Parses an unsigned transaction. Bytes that do not serialise back to themselves are not what was shown. */
function parseExact(bytes: `0x02${string}`): TransactionSerializableEIP1559 | undefined {
  try {
    const transaction = parseTransaction(bytes)
    return transaction.r === undefined && serializeTransaction(transaction) === bytes ? transaction : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs what a user approved.
 *
 * @param key Private key of 32 bytes, which the caller overwrites.
 * @returns A signature, or the signed transaction.
 * @throws ApiError If the bytes are not a message, typed data (EIP-712) or EIP-1559 transaction of the chain.
 */
export function signBytes(key: Uint8Array, request: SignRequest): Hex {
  if (request.kind === 'message') return serializeSignature(signHash(key, hashMessage({ raw: request.bytes })))
  if (request.kind === 'typedData') return serializeSignature(signHash(key, hashTyped(request.json)))
  if (!isHex(request.bytes) || !request.bytes.startsWith('0x02'))
    throw new ApiError(400, 'sign/transaction', 'The bytes are no transaction')
  const transaction = parseExact(request.bytes as `0x02${string}`)
  if (transaction?.chainId !== request.chainId)
    throw new ApiError(400, 'sign/transaction', 'The bytes are no unsigned transaction of this chain')
  return serializeTransaction(transaction, signHash(key, keccak256(request.bytes)))
}
