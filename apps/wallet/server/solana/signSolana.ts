import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import { base58 } from '@scure/base'
import { ApiError } from '../ApiError.js'
import { isExactMessage, readExactTransaction } from './readExactTransaction.js'
import { readPublicKey, signEd25519 } from './signEd25519.js'

const signatureLength = 64

/** Decodes base58 from a request. The routes limit its length, because decoding is slow. */
function readBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw new ApiError(400, 'request/invalid', 'The bytes are not written in base58')
  }
}

/**
 * Decodes a transaction to sign.
 *
 * @param signer Address that must be one of its signers.
 * @throws ApiError If the bytes are not a transaction, or the address is not a signer.
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
 * Signs a message that a user approved.
 *
 * @param seed Ed25519 private key; not kept.
 * @returns The signature in base58.
 * @throws ApiError If the bytes are a transaction message, since a user who approves text does not expect a transfer.
 */
export function signSolanaMessage(seed: Uint8Array, text: string): string {
  const bytes = readBase58(text)
  if (isExactMessage(bytes)) throw new ApiError(400, 'sign/message', 'A transaction is not signed as a message')
  return base58.encode(signEd25519(seed, bytes))
}

/**
 * Signs a transaction that a user approved. Signatures of others are kept.
 *
 * @param seed Ed25519 private key; not kept.
 */
export function signSolanaTransaction(seed: Uint8Array, text: string): { transaction: Uint8Array; signature: string } {
  const address = base58.encode(readPublicKey(seed))
  const { bytes, staticKeys, header } = readToSign(text, address)
  // The message comes after the number of signatures (one byte here) and the signatures.
  const message = bytes.subarray(1 + header.numSignerAccounts * signatureLength)
  const signature = signEd25519(seed, message)
  const transaction = bytes.slice()
  const keys: readonly string[] = staticKeys
  transaction.set(signature, 1 + keys.indexOf(address) * signatureLength)
  // The first signature is the transaction's id, whoever made it.
  return { transaction, signature: base58.encode(transaction.subarray(1, 1 + signatureLength)) }
}
