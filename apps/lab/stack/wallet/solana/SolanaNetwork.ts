/** A Solana cluster the wallet works on. */
export type SolanaNetwork = {
  /** CAIP-2 id: `solana:` and the first 32 characters of the genesis hash. */
  readonly id: string
  readonly name: string
  readonly rpc: string
}
