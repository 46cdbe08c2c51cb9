import { solanaErrors } from '../errors/solanaErrors.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

/**
 * Serializes a transaction, signed or not. Throws `solana/invalid-transaction`.
 *
 * @param transaction The transaction.
 */
export function toBytes(transaction: SolanaTransaction): Uint8Array {
  if (transaction instanceof Uint8Array) return transaction
  try {
    // Only versioned transactions have a version. Classes are not compared, because there may be several copies of the
    // library.
    if ('version' in transaction) return transaction.serialize()
    return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
  } catch (error) {
    throw solanaErrors('solana/invalid-transaction', undefined, { cause: error })
  }
}
