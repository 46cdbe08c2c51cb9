import type { AdapterContext, CaipNetworkId, Connection, ConnectParameters, RestoreParameters } from '@portico/core'
import type { FrameClient, FrameUser } from '@portico/frame-bridge'
import type { FrameAccountType } from '../state/EmbeddedWalletState.js'

export type EmbeddedWalletEvents = {
  /** The person is logged in. */
  readonly login: undefined
  /** Who that is, each time the frame says so. */
  readonly user: FrameUser
  /** A cancelled login replaced the previous one, so nobody is logged in any more. */
  readonly undone: undefined
}

/** The embedded wallet of one instance, once its code is loaded. */
export type EmbeddedWallet = {
  readonly client: FrameClient
  readonly user: FrameUser | undefined
  /** Account asked for where none was chosen; set by the instance. */
  defaultAccountType: FrameAccountType | undefined
  /** From now on only the end of this login counts, not one the frame remembers. */
  expectLogin(): void
  /** Says that the frame has accepted the login. */
  completeLogin(): void
  /** Gives the expected login up. */
  forgetLogin(): void
  /**
   * Signs out again if the frame accepts a login that was given up: the app would show nobody, or whoever was logged in
   * before, while the frame signs for the new person. Where the answer was lost, the frame is asked who is there.
   *
   * @param accepted Resolves with whether the frame has accepted the login; what it rejects with tells whether that is
   * known.
   */
  undoLogin(accepted: Promise<boolean>): void
  /** Resolves once no login is being undone. */
  settled(): Promise<void>
  connect(parameters: ConnectParameters): Promise<Connection>
  restore(parameters: RestoreParameters): Promise<Connection | undefined>
  /** Asks the frame again who is logged in, for example after another account was selected. */
  refresh(): Promise<void>
  on<name extends keyof EmbeddedWalletEvents>(
    name: name,
    listener: (payload: EmbeddedWalletEvents[name]) => void,
  ): () => void
}

/** The parts that the files beside this one share. */
export type WalletParts = {
  readonly context: AdapterContext
  readonly client: FrameClient
  /** Networks the frame serves; `undefined` when it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
  getAccountType(kind: 'connect' | 'restore'): FrameAccountType | undefined
  setUser(user: FrameUser): void
}
