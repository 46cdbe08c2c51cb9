import { base58 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { SolanaWalletSetup } from './readSolanaWalletSetup.js'
import { type SolanaWalletState, solanaFeatures } from './solanaWalletState.js'

/** Creates all accounts that a wallet may have. They are compared by identity, so they are created once. */
export function createAccounts(chains: SolanaWalletSetup['chains']): readonly WalletAccount[] {
  return solanaWalletKeys().map(({ address }): WalletAccount => {
    const account = { address, publicKey: base58.decode(address), chains, features: solanaFeatures }
    return Object.freeze(account)
  })
}

/** Lists the wallet's own accounts, the selected one first. */
export function listOwn(
  all: readonly WalletAccount[],
  { accountCount, selected }: SolanaWalletState,
): readonly WalletAccount[] {
  const own = all.slice(0, accountCount)
  const first = own[selected]
  return first ? [first, ...own.filter((account) => account !== first)] : own
}

/** Lists the accounts that the page may see. */
export function listShared(all: readonly WalletAccount[], state: SolanaWalletState): readonly WalletAccount[] {
  return state.permitted && !state.locked ? listOwn(all, state) : []
}
