import type { FrameStore } from '../client/createFrameStore.js'
import type { Keeper } from '../client/createKeeper.js'
import type { OpenSendings } from '../client/createOpenSendings.js'
import type { AskApi } from '../client/WalletApi.js'
import type { Sheet } from '../sheets/Sheet.js'

/** A chain as the wallet's server tells of it. */
export type FrameChain = { readonly id: number; readonly name: string; readonly symbol: string }

/** A Solana cluster as the wallet's server tells of it. */
export type FrameSolanaNetwork = { readonly id: string; readonly name: string }

/** What the frame's handlers work with. */
export type FrameContext = {
  readonly ask: AskApi
  readonly store: FrameStore
  readonly keeper: Keeper
  /** Takes up the session that the app kept; what is no session any more leaves nobody signed in. */
  resume(kept: string): Promise<void>
  /** Resolves when no session is being taken up. */
  settled(): Promise<void>
  /** Hands the app a token to keep, where the frame can keep nothing. */
  keepInApp(token: string): void
  readonly sendings: OpenSendings
  readonly chains: readonly FrameChain[]
  readonly solana: readonly FrameSolanaNetwork[]
  /** Origin of the app, for the mails. */
  readonly app: string
  /** Network the page was opened for. */
  readonly firstChainId: string
  /**
   * Shows what would be signed.
   *
   * @returns Whether the person approves.
   */
  approve(sheet: Sheet, signal: AbortSignal): Promise<boolean>
  /** Shows that what the person approved is being done, until it is. */
  showWork(text: string, work: Promise<unknown>): void
}
