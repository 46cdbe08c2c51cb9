import { base58, base64 } from '@scure/base'
import { signTransactionBytes } from '../../shared/solana/signTransactionBytes.js'
import { providerErrors } from '../../shared/wallet/providerError.js'

/**
 * Decodes a transaction of a WalletConnect request.
 *
 * @throws ProviderError -32602 if it is not base64.
 */
export function readTransaction(transaction: unknown): Uint8Array {
  if (typeof transaction !== 'string') throw providerErrors.invalidParams
  try {
    return base64.decode(transaction)
  } catch {
    throw providerErrors.invalidParams
  }
}

/**
 * Signs a Solana transaction, legacy or version 0.
 *
 * @param transaction The transaction in base64, with or without signatures of others.
 * @returns The signature in base58, and the transaction including it.
 * @throws ProviderError 4100 if the key is not one of the signers, -32602 if the bytes are not a transaction.
 */
export function signTransaction(
  transaction: unknown,
  secretKey: Uint8Array,
): { readonly signature: string; readonly transaction: string } {
  const signed = signTransactionBytes(readTransaction(transaction), secretKey)
  return { signature: base58.encode(signed.signature), transaction: base64.encode(signed.transaction) }
}
