/** How the lab wallet answers what needs a person's approval. */
export const labWalletModes = ['prompt', 'auto', 'reject', 'hang', 'pending'] as const

export type LabWalletMode = (typeof labWalletModes)[number]

/** A chain the wallet learned by `wallet_addEthereumChain`. */
type AddedChain = { readonly name: string; readonly rpc: string }

/** What the lab wallet keeps between visits and shares between tabs. */
export type LabWalletState = {
  /** Whether this page may see the accounts. */
  readonly permitted: boolean
  readonly locked: boolean
  readonly chainId: number
  readonly accountCount: number
  /** Which account is the selected one, and so the first that pages see. */
  readonly selected: number
  /** Chains the wallet knows, by number. */
  readonly known: readonly number[]
  readonly added: Readonly<Record<string, AddedChain>>
  /** The URL parameters the state was made from; a page with others starts afresh. */
  readonly setup: string
}
