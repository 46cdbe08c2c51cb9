import type { CaipNetworkId, Emitter, PorticoError } from '@portico/core'
import type { DropReason } from '../messenger/createDropCounter.js'
import type { FrameAlert } from '../messenger/createReadiness.js'
import type { FrameRequests } from '../protocol/frameRequests.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import type { FrameSocial } from '../protocol/socialRequests.js'

type Payload<name extends keyof FrameRequests> = FrameRequests[name]['request']
type Reply<name extends keyof FrameRequests> = FrameRequests[name]['reply']

/** The user who is logged in by email or social login. */
export type FrameUser = Reply<'GET_USER'> & Pick<Reply<'CONNECT_SOCIAL'>, 'userName'>

/** An RPC request that waits for approval, or has been approved; an approved one can no longer be aborted. */
export type RpcApproval = {
  readonly id: number
  readonly method: FrameRpcRequest['method']
  readonly isApproved?: boolean
}

/** A transaction that the wallet has sent. */
export type SentTransaction = { readonly networkId: CaipNetworkId; readonly hash: string }

/** Events of a frame client. */
export type FrameClientEvents = {
  readonly ready: { readonly version: string | undefined }
  /** The frame has reported its user. */
  readonly connect: { readonly user: FrameUser }
  /** Login data was cleared. `check-failed`: the frame could not tell whether anybody is logged in. */
  readonly disconnect: { readonly reason: 'signed-out' | 'not-connected' | 'check-failed' }
  readonly network: { readonly chainId: number | CaipNetworkId }
  /** The preferred account. The address is missing if the frame could not set it. */
  readonly account: Partial<Reply<'SET_PREFERRED_ACCOUNT'>> & { readonly type: 'eoa' | 'smartAccount' }
  /** A request that needs the user's approval was sent: show the frame. */
  readonly approval: RpcApproval
  /** The user has approved it. Only frames that take a port report this. */
  readonly approved: RpcApproval
  /** A transaction was sent whose request is no longer pending, for example after a reload. */
  readonly sent: SentTransaction
  /** The request has ended: hide the frame if no other one is open. */
  readonly settled: RpcApproval & { readonly outcome: 'success' | 'error' | 'aborted' }
  /** An RPC method was refused before it reached the frame. */
  readonly refused: { readonly method: string; readonly error: PorticoError }
  readonly alert: FrameAlert
}

/** Parameters of `signIn`: a GET_USER with a message. */
export type SignInUserParameters = NonNullable<Payload<'GET_USER'>> & {
  readonly siwxMessage: NonNullable<NonNullable<Payload<'GET_USER'>>['siwxMessage']>
}

type Options = { readonly signal?: AbortSignal | undefined }

/** Options of a login step. Once sent it cannot be undone, only aborted. */
export type LoginStepOptions<reply> = Options & {
  /**
   * Called with the frame's late answer to a step that was aborted after it was sent, because it may have logged the
   * user in. Such answers cause no alerts.
   */
  readonly onLate?: ((answer: Promise<reply>) => void) | undefined
}

export type ConnectionCheckOptions = Options & {
  /** Whether to check a login that is in use. A failed check then causes no alert and clears nothing. */
  readonly isBackground?: boolean | undefined
}

/** An RPC request with its network. Default: the frame's current network. */
type FrameRequestArguments = {
  readonly method: string
  readonly params?: unknown
  readonly networkId?: CaipNetworkId | undefined
}

/** The app's side of the bridge. Every method rejects with a `PorticoError`, most of domain `frame`. */
export type FrameClient = {
  /** Requests a login mail. Throws `frame/cooldown` within 30 s of the last one. */
  connectEmail(
    payload: Payload<'CONNECT_EMAIL'>,
    options?: LoginStepOptions<Reply<'CONNECT_EMAIL'>>,
  ): Promise<Reply<'CONNECT_EMAIL'>>
  /** Resolves once the link that registers this browser was opened. Polls for 20 minutes. */
  connectDevice(options?: Options): Promise<void>
  connectOtp(payload: Payload<'CONNECT_OTP'>, options?: LoginStepOptions<void>): Promise<void>
  connectSocial(
    payload: Payload<'CONNECT_SOCIAL'>,
    options?: LoginStepOptions<Reply<'CONNECT_SOCIAL'>>,
  ): Promise<Reply<'CONNECT_SOCIAL'>>
  getSocialRedirectUri(
    payload: Payload<'GET_SOCIAL_REDIRECT_URI'>,
    options?: Options,
  ): Promise<Reply<'GET_SOCIAL_REDIRECT_URI'>>
  /**
   * Resolves with the result of the login in a popup, once that has handed it to the wallet's server. Without a time
   * limit. Only use it if the frame names its `socials()`.
   */
  awaitSocial?(payload: Payload<'AWAIT_SOCIAL'>, options?: Options): Promise<Reply<'AWAIT_SOCIAL'>>
  getFarcasterUri(options?: Options): Promise<Reply<'GET_FARCASTER_URI'>>
  /** Resolves once the user has approved the login elsewhere. Without a time limit. */
  connectFarcaster(options?: LoginStepOptions<Reply<'CONNECT_FARCASTER'>>): Promise<Reply<'CONNECT_FARCASTER'>>
  /** Returns the user and stores the login. Starts on the last used network by default. */
  getUser(payload?: Payload<'GET_USER'>, options?: Options): Promise<Reply<'GET_USER'>>
  /**
   * Returns the user, and asks them to sign a message of this site. Needs approval like a request that signs. Rejects
   * with the frame's error of code 4001 if the user declines. Only use it if `signsIn()`.
   */
  signIn?(payload: SignInUserParameters, options?: Options): Promise<Reply<'GET_USER'>>
  /** Returns whether the frame takes a message to sign together with connecting. Known once the frame is ready. */
  signsIn?(): boolean
  /**
   * Returns the social accounts by which the frame logs in; `undefined` for a frame that does not say, or not yet. One
   * that says so takes the id of a popup's login, and is told when the app stops waiting.
   */
  socials?(): readonly FrameSocial[] | undefined
  /**
   * Returns whether anybody is logged in. Clears the login if not, and if the frame cannot tell, unless the check is a
   * background check.
   */
  isConnected(options?: ConnectionCheckOptions): Promise<boolean>
  /**
   * Clears the login and signs out. Resolves within 3 s with whether the frame confirmed it. Pending requests about the
   * login reject with `frame/aborted`.
   */
  disconnect(): Promise<boolean>
  /** The last used network from storage, a number for EVM networks. Default: 1. */
  lastChainId(): number | CaipNetworkId
  getChainId(options?: Options): Promise<number | CaipNetworkId>
  switchNetwork(payload: Payload<'SWITCH_NETWORK'>, options?: Options): Promise<number | CaipNetworkId>
  /** Returns the EVM networks with smart accounts. Empty if the frame cannot tell. */
  getSmartAccountEnabledNetworks(options?: Options): Promise<readonly number[]>
  initSmartAccount(options?: Options): Promise<Reply<'INIT_SMART_ACCOUNT'>>
  /** Falls back to `eoa` if the frame cannot set the type, or does not answer within 50 s. */
  setPreferredAccount(
    payload: Payload<'SET_PREFERRED_ACCOUNT'>,
    options?: Options,
  ): Promise<FrameClientEvents['account']>
  /**
   * Sends an RPC request. Throws `frame/rpc-not-allowed` for a method on neither list, without sending it, and
   * `frame/request-timeout` when nothing came within 30 s for a method that needs no approval. One that names its
   * network is for that one, wherever the frame is when its turn comes.
   */
  request(request: FrameRequestArguments, options?: Options): Promise<unknown>
  /** Rejects pending requests that need approval with `frame/rpc-aborted`. Approved requests and others continue. */
  abortOpenRequests(): void
  /** Pending requests that need approval, oldest first. */
  openRequests(): readonly RpcApproval[]
  /** The latest transactions of event `sent`, for listeners added later. */
  sentTransactions(): readonly SentTransaction[]
  /** Requests the mail that changes the address. Starts the cooldown of login mails. */
  updateEmail(payload: Payload<'UPDATE_EMAIL'>, options?: Options): Promise<Reply<'UPDATE_EMAIL'>>
  updateEmailPrimaryOtp(payload: Payload<'UPDATE_EMAIL_PRIMARY_OTP'>, options?: Options): Promise<void>
  updateEmailSecondaryOtp(
    payload: Payload<'UPDATE_EMAIL_SECONDARY_OTP'>,
    options?: Options,
  ): Promise<Reply<'UPDATE_EMAIL_SECONDARY_OTP'>>
  syncTheme(payload: Payload<'SYNC_THEME'>, options?: Options): Promise<void>
  syncDappData(payload: Payload<'SYNC_DAPP_DATA'>, options?: Options): Promise<void>
  /** Makes the frame reload, which ends all pending requests. */
  reload(options?: Options): Promise<void>
  isReady(): boolean
  /**
   * Returns whether the frame keeps a login over a reload by itself. If not, the app's storage keeps a token. Known
   * once the frame is ready. A client without this method is treated as if it returned `true`.
   */
  keepsLogin?(): boolean
  /** Number of messages that were dropped, by reason. */
  dropped(): Readonly<Record<DropReason, number>>
  on: Emitter<FrameClientEvents>['on']
  /** Removes the frame and rejects all pending requests. */
  destroy(): void
}
