import type { Ask } from '../shared/wallet/Ask.js'
import type { LabWalletState } from '../shared/wallet/labWalletState.js'
import type { Grant, Proposed } from './grantNamespaces.js'

/** The formats in which wallets send the chain of `chainChanged`. */
export type ChainEncoding = 'number' | 'hex' | 'decimal' | 'caip'

/** How proposals or requests are answered. `ask` leaves them open until somebody answers. */
export type PeerPolicy = 'ask' | 'approve' | 'reject'

/** A session proposal of an app. */
export type PeerProposal = {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly namespaces: Proposed
  /** Chains of the proposal that the wallet supports. */
  readonly chains: readonly string[]
}

/** A request that waits for the owner. */
export type PeerRequest = {
  readonly id: number
  readonly topic: string
  /** Name of the app that sent it. */
  readonly from: string
  readonly chainId: string
  readonly method: string
  readonly ask: Ask
}

export type PeerSession = {
  readonly topic: string
  readonly name: string
  readonly url: string
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  /** Seconds since the Unix epoch. */
  readonly expiry: number
}

/** A request as received, for the log. */
export type PeerLogEntry = {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

export type PeerState = {
  readonly isOnline: boolean
  readonly proposals: readonly PeerProposal[]
  readonly requests: readonly PeerRequest[]
  readonly sessions: readonly PeerSession[]
  readonly evm: LabWalletState
}

type SelectAccountParameters = {
  readonly index: number
  /** How the app is notified: updated namespaces, an event, or both. */
  readonly via?: 'update' | 'event' | 'both'
  /** Addresses in the event: as CAIP-10 or bare. */
  readonly encoding?: 'caip' | 'plain'
}

/** A wallet at the other end of WalletConnect whose behaviour can be controlled. */
export type PeerWallet = {
  getState(): PeerState
  /** Calls the listener after each change. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void
  /** Every request since the start, oldest first. */
  readonly log: readonly PeerLogEntry[]
  /** Addresses of the wallet; the first EVM account holds funds. */
  readonly addresses: { readonly eip155: readonly string[]; readonly solana: string }
  setPolicy(policy: {
    readonly proposals?: PeerPolicy
    readonly requests?: PeerPolicy
    readonly grant?: Grant
    /** Whether further sessions are told what the accounts hold (ERC-7811). */
    readonly assets?: boolean
    /** Whether the wallet executes batches atomically (EIP-5792, EIP-7702). Applies to new sessions. */
    readonly batches?: boolean
    /** Whether the wallet can sign in while it connects. Default `true`. */
    readonly authenticates?: boolean
  }): void
  /** @throws Error If the link is not a pairing link, was used before, or has expired. */
  pair(uri: string): Promise<void>
  /** Resolves once the app has settled the session. */
  approveProposal(id: number, grant?: Grant): Promise<void>
  rejectProposal(id: number): Promise<void>
  approveRequest(id: number): void
  rejectRequest(id: number): void
  /** Makes the next request of a method fail. */
  failNext(method: string, error: { readonly code: number; readonly message: string }): void
  /** Switches to a chain, adds it if it is unknown, and notifies every app. */
  switchChain(chainId: number, encoding?: ChainEncoding): Promise<void>
  /** Removes a chain, so that switching to it fails with 4902. */
  forgetChain(chainId: number): void
  selectAccount(parameters: SelectAccountParameters): Promise<void>
  /** Ends a session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Extends a session, or all, to seven days from now. */
  extend(topic?: string): Promise<void>
  /** Resolves once the app has answered. */
  ping(topic: string): Promise<void>
  /** Disconnects from the relay. Sessions are kept. */
  close(): Promise<void>
}
