import type { DecodedInstruction, DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { TransactionError } from '@portico/app-parts/solana/describeTransactionError'
import type { Address } from '@solana/kit'
import type { TokenBalance } from '../tokens/readTokenBalance.js'

/** Balances of a transaction's accounts at one moment, in the transaction's order. */
export type Balances = { readonly lamports: readonly bigint[]; readonly tokens: readonly TokenBalance[] }

/** An executed transaction, successful or not. */
export type Landed = {
  readonly decoded: DecodedTransaction
  /** All accounts: first those of the transaction itself, then those of lookup tables. */
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
  /** Inner instructions, with the index of the instruction that called them. */
  readonly innerInstructions: readonly {
    readonly index: number
    readonly instructions: readonly (DecodedInstruction & { readonly stackHeight: number })[]
  }[]
  /** Number of slots by which its confirmations are delayed. */
  readonly confirmAfterSlots: number
}
