import type { Address, Hex } from 'viem'

/** What the transaction of a transfer will do, without its price. */
export type TransferCall = { readonly from: Address; readonly to: Address; readonly value: bigint; readonly data: Hex }
