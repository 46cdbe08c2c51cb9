import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import type { DecodedTransaction } from '../../../shared/solana/decodeTransaction.js'
import { ApiError } from '../ApiError.js'
import { isExactMessage, readExactTransaction } from './readExactTransaction.js'

const signatureLength = 64

/** Reads bytes that came over the wire in base58, whose decoding takes long when they are many. */
function readBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw new ApiError(400, 'request/invalid', 'The bytes are not written in base58')
  }
}

/**
 * Reads a transaction to be signed.
 *
 * @param signer Address that must be one of its signers.
 * @throws ApiError When the bytes are no transaction, or the signer has no part in it.
 */
export function readToSign(text: string, signer: string): DecodedTransaction {
  const bytes = readBase58(text)
  let decoded: DecodedTransaction
  try {
    decoded = readExactTransaction(bytes)
  } catch {
    throw new ApiError(400, 'sign/transaction', 'The bytes are no Solana transaction')
  }
  const signers: readonly string[] = decoded.staticKeys.slice(0, decoded.header.numSignerAccounts)
  if (!signers.includes(signer)) throw new ApiError(400, 'sign/signer', 'The transaction does not ask for this account')
  return decoded
}

/**
 * Signs a message that a person approved.
 *
 * @param seed Private key of ed25519; not kept.
 * @returns The signature in base58.
 * @throws ApiError When the bytes are the message of a transaction: nobody approves a transfer as a text.
 */
export function signSolanaMessage(seed: Uint8Array, text: string): string {
  const bytes = readBase58(text)
  if (isExactMessage(bytes)) throw new ApiError(400, 'sign/message', 'A transaction is not signed as a message')
  return base58.encode(nacl.sign.detached(bytes, nacl.sign.keyPair.fromSeed(seed).secretKey))
}

/**
 * Signs a transaction that a person approved. Signatures of others stay.
 *
 * @param seed Private key of ed25519; not kept.
 */
export function signSolanaTransaction(seed: Uint8Array, text: string): { transaction: Uint8Array; signature: string } {
  const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(seed)
  const address = base58.encode(publicKey)
  const { bytes, staticKeys, header } = readToSign(text, address)
  // Before the message stand the number of signatures, in one byte as there are few, and the signatures.
  const message = bytes.subarray(1 + header.numSignerAccounts * signatureLength)
  const signature = nacl.sign.detached(message, secretKey)
  const transaction = bytes.slice()
  const keys: readonly string[] = staticKeys
  transaction.set(signature, 1 + keys.indexOf(address) * signatureLength)
  // The first one names the transaction, whoever signs it.
  return { transaction, signature: base58.encode(transaction.subarray(1, 1 + signatureLength)) }
}
