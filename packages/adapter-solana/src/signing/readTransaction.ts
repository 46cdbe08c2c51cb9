import { base58 } from '@scure/base'
import { solanaErrors } from '../errors/solanaErrors.js'
import { readLength } from './readLength.js'

/** The parts of a serialized transaction. */
export type TransactionParts = {
  readonly signatures: readonly Uint8Array[]
  /** The signed bytes. */
  readonly message: Uint8Array
  /** Addresses that must sign, in the order of the signatures. */
  readonly signers: readonly string[]
}

/**
 * Takes a serialized transaction, legacy or versioned, apart. Throws `solana/invalid-transaction`.
 *
 * @param transaction The transaction's bytes.
 */
export function readTransaction(transaction: Uint8Array): TransactionParts {
  const [count, start] = readLength(transaction, 0)
  const end = start + count * 64
  const message = transaction.subarray(end)
  // A versioned message has its version before its header.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const required = message[header] ?? 0
  const [keys, first] = readLength(message, header + 3)
  if (count !== required || required === 0 || keys < required || message.length < first + keys * 32)
    throw solanaErrors('solana/invalid-transaction')
  const slice = (bytes: Uint8Array, from: number, size: number, at: number) =>
    bytes.slice(from + at * size, from + (at + 1) * size)
  return {
    signatures: Array.from({ length: count }, (_, at) => slice(transaction, start, 64, at)),
    message,
    signers: Array.from({ length: required }, (_, at) => base58.encode(slice(message, first, 32, at))),
  }
}

/**
 * Returns whether a serialized transaction has a versioned message. Throws `solana/invalid-transaction`.
 *
 * @param transaction The transaction's bytes.
 */
export function isVersioned(transaction: Uint8Array): boolean {
  const { message } = readTransaction(transaction)
  return ((message[0] ?? 0) & 0x80) !== 0
}
