import { createSolanaKey, type SolanaKey } from './createSolanaKey.js'

/** Returns the accounts of `lab.json`: five keys with SOL and tokens on the local chain. */
export function solanaAccounts(): readonly SolanaKey[] {
  return [0, 1, 2, 3, 4].map((index) => createSolanaKey(`portico lab account ${index}`))
}

/** Returns the key that creates the tokens. It is separate from the accounts that tests spend from. */
export function solanaMaker(): SolanaKey {
  return createSolanaKey('portico lab maker')
}

/** Returns the key that pays airdrops. */
export function solanaFaucet(): SolanaKey {
  return createSolanaKey('portico lab faucet')
}

/** Returns the accounts of the lab's Solana wallet; only the first holds funds. */
export function solanaWalletKeys(): readonly SolanaKey[] {
  return [0, 1, 2, 3].map((index) => createSolanaKey(`portico lab solana wallet ${index}`))
}
