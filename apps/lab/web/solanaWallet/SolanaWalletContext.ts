import type { WalletAccount } from '@wallet-standard/base'
import type { Ask } from '../../shared/wallet/Ask.js'
import type { WalletStore } from '../../shared/wallet/createWalletStore.js'
import type { SolanaKey } from '../../stack/solana/createSolanaKey.js'
import type { SolanaWalletState } from './solanaWalletState.js'

/** What the wallet's features work with. */
export type SolanaWalletContext = {
  readonly store: WalletStore<SolanaWalletState>
  /** Host of the page, for sign-ins. */
  readonly host: string
  /** RPC URLs by the names Wallet Standard has for chains. */
  readonly chains: Readonly<Record<string, string>>
  /** Accounts the page may see, the selected one first; none while locked or not permitted. */
  accounts(): readonly WalletAccount[]
  /** Addresses it would see after a connect. */
  ownAddresses(): readonly string[]
  /** @throws ProviderError 4100 when the page may not use the account. */
  findKey(account: WalletAccount): SolanaKey
  /** Resolves once the owner approves; throws 4001 when they do not, or what the mode says. */
  confirm(ask: Ask): Promise<void>
}
