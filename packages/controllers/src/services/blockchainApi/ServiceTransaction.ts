import type { CaipNetworkId } from '@portico/core'

/** What a transaction moved, as seen from the account whose history it is. */
export type ServiceTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Plain decimal number in whole units. */
  readonly amount: string | undefined
  /** Value in US dollars; absent if unknown. */
  readonly value: number | undefined
} & (
  | {
      readonly kind: 'token'
      readonly symbol: string | undefined
      readonly name: string | undefined
      readonly image: string | undefined
    }
  | {
      readonly kind: 'nft'
      readonly name: string | undefined
      readonly image: string | undefined
      readonly isSpam: boolean
      /** Which item it is; absent where the service does not tell. */
      readonly item?:
        | { readonly contract: string; readonly tokenId: string; readonly standard: 'erc721' | 'erc1155' | 'spl' }
        | undefined
    }
)

/** A transaction of an account, as the data service knows it. */
export type ServiceTransaction = {
  readonly id: string
  readonly hash: string | undefined
  readonly networkId: CaipNetworkId
  /** What it did, such as `send`, `receive`, `trade` or `mint`; `execute` for what has no name. */
  readonly operation: string
  /** In milliseconds since the Unix epoch. */
  readonly minedAt: number
  readonly from: string | undefined
  readonly to: string | undefined
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce: number | undefined
  readonly transfers: readonly ServiceTransfer[]
}
