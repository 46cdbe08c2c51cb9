/** A change of what a person holds. */
export type BalanceChange = {
  /** Mint of a token; `null` for SOL. */
  readonly mint: string | null
  /** In the smallest unit, with a sign. */
  readonly amount: string
  readonly decimals: number
}

/** What the chain says of a transaction before it is signed. */
export type SolanaPreview = {
  /** All accounts of the transaction in the order of their numbers, those of lookup tables included. */
  readonly keys: readonly string[]
  /** In lamports; `null` when the node cannot tell. */
  readonly fee: string | null
  /** Token accounts of the transaction, as they are or would become. */
  readonly tokens: Readonly<
    Record<string, { readonly mint: string; readonly owner: string; readonly decimals: number | null }>
  >
  /** What the simulation came to: the changes, or why there was none. */
  readonly simulation:
    | { readonly changes: readonly BalanceChange[]; readonly isHandedOver: boolean }
    | { readonly error: string }
}
