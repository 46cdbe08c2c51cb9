import type { AdapterContext, CaipNetworkId, Connection, ConnectParameters, RestoreParameters } from '@portico/core'
import type { FrameClient, FrameUser } from '@portico/frame-bridge'
import type { FrameAccountType } from '../state/EmbeddedWalletState.js'

export type EmbeddedWalletEvents = {
  /** The user is logged in. */
  readonly login: undefined
  /** The user, each time the frame reports it. */
  readonly user: FrameUser
  /** A cancelled login replaced the previous one, so nobody is logged in any more. */
  readonly undone: undefined
}

/** The embedded wallet of one instance, once its code is loaded. */
export type EmbeddedWallet = {
  readonly client: FrameClient
  readonly user: FrameUser | undefined
  /** Kind of account to request if none was chosen. Set by the instance. */
  defaultAccountType: FrameAccountType | undefined
  /** Makes the next `connect` wait for the login that begins now, instead of using one the frame has stored. */
  expectLogin(): void
  /** Call when the frame has accepted the login. */
  completeLogin(): void
  /** Cancels `expectLogin`. */
  forgetLogin(): void
  /**
   * Signs out if the frame accepts a cancelled login. Otherwise the app would show no user or the previous one, while
   * the frame signs for the new one. If the answer was lost, the frame is asked who is logged in.
   *
   * @param accepted Resolves with whether the frame has accepted the login. If it rejects, the error tells whether that
   * is known.
   */
  undoLogin(accepted: Promise<boolean>): void
  /** Resolves once no login is being undone. */
  settled(): Promise<void>
  connect(parameters: ConnectParameters): Promise<Connection>
  restore(parameters: RestoreParameters): Promise<Connection | undefined>
  /** Asks the frame for the user again, for example after another account was selected. */
  refresh(): Promise<void>
  on<name extends keyof EmbeddedWalletEvents>(
    name: name,
    listener: (payload: EmbeddedWalletEvents[name]) => void,
  ): () => void
}

/** What the modules of the wallet share. */
export type WalletParts = {
  readonly context: AdapterContext
  readonly client: FrameClient
  /** Networks the frame serves; `undefined` if it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
  getAccountType(kind: 'connect' | 'restore'): FrameAccountType | undefined
  setUser(user: FrameUser): void
}
