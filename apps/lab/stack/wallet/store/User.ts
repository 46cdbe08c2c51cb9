/** A person with a wallet. */
export type User = {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly addresses: { readonly eip155: `0x${string}`; readonly solana: string }
}
