/** How the lab wallet answers requests that need a person's approval. */
export const labWalletModes = ['prompt', 'auto', 'reject', 'hang', 'pending'] as const

export type LabWalletMode = (typeof labWalletModes)[number]

/** A chain that was added with `wallet_addEthereumChain`. */
type AddedChain = { readonly name: string; readonly rpc: string }

/** What the lab wallet stores and shares between tabs. */
export type LabWalletState = {
  /** Whether this page may see the accounts. */
  readonly permitted: boolean
  readonly locked: boolean
  readonly chainId: number
  readonly accountCount: number
  /** Index of the selected account, which pages see first. */
  readonly selected: number
  /** Ids of the chains that the wallet knows. */
  readonly known: readonly number[]
  readonly added: Readonly<Record<string, AddedChain>>
  /** The URL parameters that the state was created from. A page with different ones starts with a new state. */
  readonly setup: string
}
