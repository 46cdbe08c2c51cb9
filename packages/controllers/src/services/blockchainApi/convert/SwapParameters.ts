import type { CaipAddress, CaipNetworkId } from '@portico/core'

/** Two tokens to swap, as CAIP-10 ids, on their network. */
export type SwapPair = {
  readonly networkId: CaipNetworkId
  readonly from: CaipAddress
  readonly to: CaipAddress
  readonly signal?: AbortSignal | undefined
}

/** An unsigned transaction that the data service built. Do not trust any of it before it has been read. */
export type ServiceTransactionRequest = {
  readonly from: string
  /** Plain address of the called contract. */
  readonly to: string
  readonly data: `0x${string}`
  /** In wei. */
  readonly value: bigint
  readonly gas: bigint
  /** In wei. */
  readonly gasPrice: bigint
}
