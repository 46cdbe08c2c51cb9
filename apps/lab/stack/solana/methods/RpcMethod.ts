import type { Ledger } from '../ledger/createLedger.js'
import type { SolanaFaults } from '../SolanaFaults.js'

/** What the methods work with. */
export type RpcContext = {
  readonly ledger: Ledger
  /** Faults of the space the call came from. */
  readonly faults: SolanaFaults
  /** Says whether this transaction is one of those that are to be lost, and counts it. */
  takeLoss(): boolean
}

/** Answers one method. */
export type RpcMethod = (context: RpcContext, params: readonly unknown[]) => unknown

export type RpcMethods = Readonly<Record<string, RpcMethod>>

/** Puts the slot beside a value, as most answers have it. */
export function withContext<value>({ ledger }: RpcContext, value: value) {
  return { context: { slot: ledger.getSlot(), apiVersion: '2.3.0' }, value }
}
