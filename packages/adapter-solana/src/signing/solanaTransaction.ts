import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { solanaErrors } from '../errors/solanaErrors.js'

/** A transaction: serialized, or one of `@solana/web3.js` 1.x. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction

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
