import type { Address } from '@solana/kit'
import type { DecodedInstruction, DecodedTransaction } from '../../../shared/solana/decodeTransaction.js'
import type { TransactionError } from '../../../shared/solana/describeTransactionError.js'
import type { TokenBalance } from '../tokens/readTokenBalance.js'

/** Accounts of a transaction at one moment, in the order of the transaction. */
export type Balances = { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenBalance[] }

/** A transaction that was carried out, whether it failed or not. */
export type Landed = {
  readonly decoded: DecodedTransaction
  /** All accounts: those of the transaction itself, then those of lookup tables. */
  readonly keys: readonly Address[]
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  readonly slot: number
  /** Seconds since the Unix epoch. */
  readonly blockTime: number
  readonly error: TransactionError | null
  /** In lamports. */
  readonly fee: bigint
  readonly before: Balances
  readonly after: Balances
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  /** By the number of the instruction that called them. */
  readonly innerInstructions: readonly {
    readonly index: number
    readonly instructions: readonly (DecodedInstruction & { readonly stackHeight: number })[]
  }[]
  /** Slots by which its confirmations come late. */
  readonly confirmAfterSlots: number
}
