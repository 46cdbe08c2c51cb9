import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'

/** How strongly a block must be agreed on; the last five are deprecated names that wallets still know. */
export type SolanaCommitment =
  | 'processed'
  | 'confirmed'
  | 'finalized'
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

/** How a transaction is sent, in the words of `@solana/web3.js`. */
export type SendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: SolanaCommitment | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/**
 * One account of a wallet on one network, however the wallet is reached; in bytes. Each call throws
 * `wallet/unsupported-method` when the wallet does not have it.
 */
export type SigningPort = {
  /** Returns the signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
  signAllTransactions(transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>
  /** Returns the transaction's first signature, 64 bytes. */
  signAndSendTransaction(transaction: Uint8Array, options?: SendOptions): Promise<Uint8Array>
  signIn(input: SolanaSignInInput): Promise<SolanaSignInOutput>
}
