import { createSolanaKey, type SolanaKey } from './createSolanaKey.js'

/** Returns the accounts of the lab's Solana wallet; only the first holds funds. */
export function solanaWalletKeys(): readonly SolanaKey[] {
  return [0, 1, 2, 3].map((index) => createSolanaKey(`portico lab solana wallet ${index}`))
}
