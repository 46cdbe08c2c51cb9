import { base58 } from '@scure/base'
import { readLength } from '../signing/readLength.js'
import { readTransaction } from '../signing/readTransaction.js'
import { programs } from '../tokens/programs.js'
import { readUint } from '../tokens/readUint.js'

/** Durable nonce of a transaction, which is valid as long as the account holds the value. */
export type DurableNonce = { readonly account: string; readonly value: string }

/** Index of `AdvanceNonceAccount` in the system program. */
const advanceNonce = 4n

/**
 * Finds the durable nonce of a transaction. Transfers are asked for without one, but a wallet whose approval takes longer
 * than a blockhash lives may add one before it signs, which Fireblocks is reported to do
 * (https://github.com/WalletConnect/solib/issues/15). Such a transaction outlives its blocks: reporting it as expired
 * would invite a second payment.
 *
 * The chain takes a transaction that begins with `AdvanceNonceAccount` for one; its blockhash is then the account's value.
 * Bytes that are no transaction have none.
 *
 * @param transaction The transaction's bytes.
 */
export function readDurableNonce(transaction: Uint8Array): DurableNonce | undefined {
  try {
    const { message } = readTransaction(transaction)
    const [keys, firstKey] = readLength(message, (message[0] ?? 0) & 0x80 ? 4 : 3)
    const hashAt = firstKey + keys * 32
    const [calls, programAt] = readLength(message, hashAt + 32)
    const [accounts, accountsAt] = readLength(message, programAt + 1)
    const [size, dataAt] = readLength(message, accountsAt + accounts)
    const isCut = message.length < dataAt + size
    const key = (at: number | undefined) =>
      at !== undefined && at < keys ? base58.encode(message.slice(firstKey + at * 32, firstKey + at * 32 + 32)) : ''
    const account = key(message[accountsAt])
    const isAdvance =
      key(message[programAt]) === programs.system && size >= 4 && readUint(message, dataAt, 4) === advanceNonce
    if (calls === 0 || isCut || accounts === 0 || account === '' || !isAdvance) return undefined
    return { account, value: base58.encode(message.slice(hashAt, hashAt + 32)) }
  } catch {
    return undefined
  }
}
