import type { CaipNetworkId, ChainNamespace, PorticoError } from '@portico/core'

/**
 * Status of a pairing with a wallet. `starting`: no code yet. `trying`: the relay has not answered for 10 s and is
 * being retried. `waiting`: the code can be scanned. `partial`: connected, but the wallet did not approve everything.
 */
export type PairingStatus =
  | 'idle'
  | 'starting'
  | 'trying'
  | 'offline'
  | 'waiting'
  | 'declined'
  | 'failed'
  | 'partial'
  | 'connected'

/** The pairing of the ConnectingWalletConnect view; one per instance. */
export type PairingState = {
  status: PairingStatus
  /** `wc:` URI to show or to pass to a wallet. A new one replaces it before it expires. */
  uri: string | undefined
  /** When the next URI comes, in milliseconds since the Unix epoch. */
  expiresAt: number | undefined
  /** Catalogue id of the chosen wallet; `undefined` for any wallet. */
  walletId: string | undefined
  namespace: ChainNamespace | undefined
  error: PorticoError | undefined
  /** Requested networks that the wallet did not approve. */
  missing: readonly CaipNetworkId[]
  /** Requested methods and events of the connected namespaces that the wallet did not approve. */
  missingMethods: readonly string[]
  missingEvents: readonly string[]
}
