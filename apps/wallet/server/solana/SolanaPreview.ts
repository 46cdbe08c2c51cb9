/** A change of a user's balance. */
export type BalanceChange = {
  /** Mint of a token; `null` for SOL. */
  readonly mint: string | null
  /** Signed amount in base units. */
  readonly amount: string
  readonly decimals: number
}

/** What the chain says about a transaction before it is signed. */
export type SolanaPreview = {
  /** All accounts by index, including those of lookup tables. */
  readonly keys: readonly string[]
  /** In lamports; `null` if the node cannot tell. */
  readonly fee: string | null
  /** Token accounts of the transaction, as they are or would become. */
  readonly tokens: Readonly<
    Record<string, { readonly mint: string; readonly owner: string; readonly decimals: number | null }>
  >
  /** Result of the simulation: balance changes, or the reason why there is none. */
  readonly simulation:
    | { readonly changes: readonly BalanceChange[]; readonly isHandedOver: boolean }
    | { readonly error: string }
}
