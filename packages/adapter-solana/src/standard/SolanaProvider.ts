import type { CaipNetworkId } from '@portico/core'
import type { Wallet } from '@wallet-standard/base'

/**
 * What every connection offers on Solana, whichever way it reaches its wallet. `createSolanaSigner` makes the full set of
 * signing functions of it.
 */
export type SolanaProvider = {
  /**
   * Sends a request, such as `solana_signMessage`, on the network given or the connection's own. Where it names no
   * account it is for the one given, else for the wallet's first; a transaction that needs only another one is for that.
   * `getProvider` of an instance gives the selected one.
   */
  request(args: { method: string; params?: unknown }, networkId?: CaipNetworkId, address?: string): Promise<unknown>
  /** `accountsChanged` (addresses), `chainChanged` (CAIP-2) and `disconnect`. */
  on?(event: string, listener: (...args: never[]) => void): unknown
  removeListener?(event: string, listener: (...args: never[]) => void): unknown
  /** The Wallet Standard wallet itself, with all its features, where the connection has one. */
  readonly wallet?: Wallet | undefined
  /** Set over WalletConnect, where transactions are base64. */
  readonly isWalletConnect?: true | undefined
}

declare module '@portico/core' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface.
  interface NamespaceProviders {
    solana: SolanaProvider
  }
}
