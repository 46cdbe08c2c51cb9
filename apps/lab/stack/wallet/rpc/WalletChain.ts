/** An EVM chain the wallet works on. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  /** Symbol of the native currency, which has 18 decimals. */
  readonly symbol: string
  readonly rpc: string
}
