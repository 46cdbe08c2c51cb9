/** What the Solana wallet stores and shares between tabs. */
export type SolanaWalletState = {
  /** Whether this page may see the accounts. */
  readonly permitted: boolean
  readonly locked: boolean
  readonly accountCount: number
  /** Index of the selected account, which pages see first. */
  readonly selected: number
  /** The URL parameters that the state was created from. A page with different ones starts with a new state. */
  readonly setup: string
}

/** Optional features of Wallet Standard. Connecting and events are always supported. */
export const solanaFeatures = [
  'standard:disconnect',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

export type SolanaFeature = (typeof solanaFeatures)[number]
