import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** A transaction: serialized, or one of `@solana/web3.js` 1.x. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction
