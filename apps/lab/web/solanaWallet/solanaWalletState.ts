/** What the Solana wallet keeps between visits and shares between tabs. */
export type SolanaWalletState = {
  /** Whether this page may see the accounts. */
  readonly permitted: boolean
  readonly locked: boolean
  readonly accountCount: number
  /** Which account is the selected one, and so the first that pages see. */
  readonly selected: number
  /** The URL parameters the state was made from; a page with others starts afresh. */
  readonly setup: string
}

/** Features of Wallet Standard that the wallet can be without; it always connects and tells of changes. */
export const solanaFeatures = [
  'standard:disconnect',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

export type SolanaFeature = (typeof solanaFeatures)[number]
