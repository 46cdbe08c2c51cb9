import {
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionEncoder,
} from '@solana/kit'
import { type DecodedTransaction, decodeTransaction } from '../../../shared/solana/decodeTransaction.js'

const isEqual = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  a.length === b.length && Array.from(a).every((byte, at) => byte === b[at])

/**
 * Reads a transaction, legacy or version 0, whose bytes say nothing but what was read: whatever does not come out as it
 * went in would be signed as something else than it shows.
 *
 * @throws Error When the bytes are no transaction, or hold more.
 */
export function readExactTransaction(bytes: Uint8Array): DecodedTransaction {
  const decoded = decodeTransaction(bytes)
  const { messageBytes } = decoded.transaction
  const isExact =
    isEqual(getTransactionEncoder().encode(decoded.transaction), bytes) && isExactMessage(Uint8Array.from(messageBytes))
  if (!isExact) throw new Error('The bytes are no transaction')
  return decoded
}

/** Says whether bytes are a transaction's message: what a signature of them would let somebody carry out. */
export function isExactMessage(bytes: Uint8Array): boolean {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    return isEqual(getCompiledTransactionMessageEncoder().encode(message), bytes)
  } catch {
    return false
  }
}
