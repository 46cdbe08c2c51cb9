/** Kinds of assets that move: ETH, or a token of the named standard. */
type TransferKind = 'native' | 'erc20' | 'erc721' | 'erc1155'

/** A movement of one asset, as the index stores it. Addresses are lower case. */
export type Transfer = {
  readonly kind: TransferKind
  /** Contract; empty for ETH. */
  readonly asset: string
  /** Id of the item; empty if there are no items. */
  readonly item: string
  readonly sender: string
  readonly receiver: string
  /** In base units. */
  readonly amount: string
}
