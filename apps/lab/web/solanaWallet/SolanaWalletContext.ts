import type { WalletAccount } from '@wallet-standard/base'
import type { Ask } from '../../shared/wallet/Ask.js'
import type { WalletStore } from '../../shared/wallet/createWalletStore.js'
import type { SolanaKey } from '../../stack/solana/createSolanaKey.js'
import type { SolanaWalletState } from './solanaWalletState.js'

/** What the wallet's features work with. */
export type SolanaWalletContext = {
  readonly store: WalletStore<SolanaWalletState>
  /** Host of the page, for sign-in messages. */
  readonly host: string
  /** RPC URLs by the chain names of Wallet Standard. */
  readonly chains: Readonly<Record<string, string>>
  /**
   * Accounts that the page may see, the selected one first. Empty while the wallet is locked or the page has no
   * permission.
   */
  accounts(): readonly WalletAccount[]
  /** Addresses that the page would see after connecting. */
  ownAddresses(): readonly string[]
  /** @throws ProviderError 4100 if the page may not use the account. */
  findKey(account: WalletAccount): SolanaKey
  /** Resolves once the owner approves. Throws 4001 if they reject, or the error of the wallet's mode. */
  confirm(ask: Ask): Promise<void>
}
