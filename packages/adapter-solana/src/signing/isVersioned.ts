import { readTransaction } from './readTransaction.js'

/**
 * Returns whether a serialized transaction has a versioned message. Throws `solana/invalid-transaction`.
 *
 * @param transaction The transaction's bytes.
 */
export function isVersioned(transaction: Uint8Array): boolean {
  const { message } = readTransaction(transaction)
  return ((message[0] ?? 0) & 0x80) !== 0
}
