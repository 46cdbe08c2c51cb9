import type { ConfigAnswer } from '../../api/apiRoutes.js'
import type { AskApi } from '../client/AskApi.js'
import type { FrameStore } from '../client/createFrameStore.js'
import type { Keeper } from '../client/createKeeper.js'
import type { OpenSendings } from '../client/createOpenSendings.js'
import type { Sheet } from '../sheets/Sheet.js'

/** A chain as described by the wallet's server. */
export type FrameChain = ConfigAnswer['chains'][number]

/** A Solana cluster as described by the wallet's server. */
export type FrameSolanaNetwork = ConfigAnswer['solana'][number]

/** What the frame's handlers work with. */
export type FrameContext = {
  readonly ask: AskApi
  readonly store: FrameStore
  readonly keeper: Keeper
  /** Resumes the session that the app kept. If it has ended, nobody is signed in. */
  resume(kept: string): Promise<void>
  /** Resolves when no session is being resumed. */
  settled(): Promise<void>
  /** Gives the app a token to store if the frame has no storage. */
  keepInApp(token: string): void
  readonly sendings: OpenSendings
  readonly chains: readonly FrameChain[]
  readonly solana: readonly FrameSolanaNetwork[]
  /** Origin of the app, shown in mails. */
  readonly app: string
  /** Network the page was opened for. */
  readonly firstChainId: string
  /**
   * Shows what would be signed.
   *
   * @returns Whether the user approves.
   */
  approve(sheet: Sheet, signal: AbortSignal): Promise<boolean>
  /** Shows a text until the approved work has settled. */
  showWork(text: string, work: Promise<unknown>): void
}
