import { type DecodedTransaction, decodeTransaction } from '@portico/app-parts/solana/decodeTransaction'
import {
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionEncoder,
} from '@solana/kit'

const isEqual = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  a.length === b.length && Array.from(a).every((byte, at) => byte === b[at])

/**
 * Decodes a transaction, legacy or version 0, and checks that encoding it again gives the same bytes. Otherwise more
 * would be signed than is shown.
 *
 * @throws Error If the bytes are not exactly a transaction.
 */
export function readExactTransaction(bytes: Uint8Array): DecodedTransaction {
  const decoded = decodeTransaction(bytes)
  const { messageBytes } = decoded.transaction
  const isExact =
    isEqual(getTransactionEncoder().encode(decoded.transaction), bytes) && isExactMessage(Uint8Array.from(messageBytes))
  if (!isExact) throw new Error('The bytes are no transaction')
  return decoded
}

/** Returns whether bytes are a transaction message, whose signature would authorise the transaction. */
export function isExactMessage(bytes: Uint8Array): boolean {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    return isEqual(getCompiledTransactionMessageEncoder().encode(message), bytes)
  } catch {
    return false
  }
}
