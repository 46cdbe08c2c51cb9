import type { Ledger } from '../ledger/createLedger.js'
import type { SolanaFaults } from '../SolanaFaults.js'

/** What RPC methods work with. */
export type RpcContext = {
  readonly ledger: Ledger
  /** Faults of the caller's space. */
  readonly faults: SolanaFaults
  /** Returns whether the next transaction is to be lost, and counts it. */
  takeLoss(): boolean
}

/** Answers one RPC method. */
export type RpcMethod = (context: RpcContext, params: readonly unknown[]) => unknown

export type RpcMethods = Readonly<Record<string, RpcMethod>>

/** Wraps a value with the current slot, as most responses do. */
export function withContext<value>({ ledger }: RpcContext, value: value) {
  return { context: { slot: ledger.getSlot(), apiVersion: '2.3.0' }, value }
}
