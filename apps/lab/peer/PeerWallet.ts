import type { Ask } from '../shared/wallet/Ask.js'
import type { LabWalletState } from '../shared/wallet/labWalletState.js'
import type { Grant, Proposed } from './grantNamespaces.js'

/** The formats in which wallets send the chain of `chainChanged`. */
export type ChainEncoding = 'number' | 'hex' | 'decimal' | 'caip'

/** What happens to a proposal or a request: `ask` leaves it open until someone answers, however long that takes. */
export type PeerPolicy = 'ask' | 'approve' | 'reject'

/** An app that wants a session. */
export type PeerProposal = {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly namespaces: Proposed
  /** Chains of the proposal that the wallet has. */
  readonly chains: readonly string[]
}

/** A request that waits for its owner. */
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

/** A request as it came, for the log. */
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
  /** How the app hears of it: new namespaces, an event, or both. */
  readonly via?: 'update' | 'event' | 'both'
  /** Addresses in the event: with their chain (CAIP-10), or bare. */
  readonly encoding?: 'caip' | 'plain'
}

/** A wallet at the other end of WalletConnect that can be told how to behave. */
export type PeerWallet = {
  getState(): PeerState
  /** Calls back after each change. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void
  /** Every request since the start, oldest first. */
  readonly log: readonly PeerLogEntry[]
  /** Addresses of the wallet; the first EVM account holds funds. */
  readonly addresses: { readonly eip155: readonly string[]; readonly solana: string }
  setPolicy(policy: { readonly proposals?: PeerPolicy; readonly requests?: PeerPolicy; readonly grant?: Grant }): void
  /** @throws Error When the link is no pairing link, was used before, or has expired. */
  pair(uri: string): Promise<void>
  /** Resolves when the app has taken the session. */
  approveProposal(id: number, grant?: Grant): Promise<void>
  rejectProposal(id: number): Promise<void>
  approveRequest(id: number): void
  rejectRequest(id: number): void
  /** Answers the next request of a method with an error. */
  failNext(method: string, error: { readonly code: number; readonly message: string }): void
  /** Goes to a chain by itself, learns it when it is new, and tells every app. */
  switchChain(chainId: number, encoding?: ChainEncoding): Promise<void>
  /** Unlearns a chain, so that switching there answers 4902. */
  forgetChain(chainId: number): void
  selectAccount(parameters: SelectAccountParameters): Promise<void>
  /** Ends a session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Extends a session, or all, to seven days from now. */
  extend(topic?: string): Promise<void>
  /** Resolves when the app has answered. */
  ping(topic: string): Promise<void>
  /** Leaves the relay; sessions stay. */
  close(): Promise<void>
}
