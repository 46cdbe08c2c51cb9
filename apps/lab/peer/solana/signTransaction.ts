import { base58, base64 } from '@scure/base'
import { signTransactionBytes } from '../../shared/solana/signTransactionBytes.js'
import { providerErrors } from '../../shared/wallet/providerError.js'

/**
 * Reads a transaction as WalletConnect carries it.
 *
 * @throws ProviderError -32602 when it is not in base64.
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
  const signed = signTransactionBytes(readTransaction(transaction), secretKey)
  return { signature: base58.encode(signed.signature), transaction: base64.encode(signed.transaction) }
}
