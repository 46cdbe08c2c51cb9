import { solanaErrors } from '../errors/solanaErrors.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

/**
 * Reads a serialized transaction into the form of another one. Throws `solana/invalid-transaction`.
 *
 * @param like The form.
 * @param bytes The transaction's bytes.
 */
export async function fromBytes<transaction extends SolanaTransaction>(
  like: transaction,
  bytes: Uint8Array,
): Promise<transaction> {
  // Each branch returns the form of `like`.
  if (like instanceof Uint8Array) return bytes as transaction
  const { Transaction, VersionedTransaction } = await import('@solana/web3.js')
  try {
    // As above.
    return ('version' in like ? VersionedTransaction.deserialize(bytes) : Transaction.from(bytes)) as transaction
  } catch (error) {
    throw solanaErrors('solana/invalid-transaction', undefined, { cause: error })
  }
}
