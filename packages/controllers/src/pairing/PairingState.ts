import type { CaipNetworkId, ChainNamespace, PorticoError } from '@portico/core'

/**
 * Where a pairing with a wallet stands. `starting`: no code yet. `trying`: the relay has not answered for 10 s and is
 * still being tried. `waiting`: the code may be scanned. `partial`: connected, but the wallet did not agree to all.
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

/** The pairing that the ConnectingWalletConnect view shows; one per instance. */
export type PairingState = {
  status: PairingStatus
  /** `wc:` URI to show or to hand to a wallet; a fresh one takes its place before it expires. */
  uri: string | undefined
  /** When a fresh URI comes, in milliseconds since the Unix epoch. */
  expiresAt: number | undefined
  /** Catalogue id of the wallet that was chosen; `undefined` for any wallet. */
  walletId: string | undefined
  namespace: ChainNamespace | undefined
  error: PorticoError | undefined
  /** Networks that were asked for and that the wallet did not agree to. */
  missing: readonly CaipNetworkId[]
  /** Methods and events of the connected namespaces that were requested and that the wallet left out. */
  missingMethods: readonly string[]
  missingEvents: readonly string[]
}
