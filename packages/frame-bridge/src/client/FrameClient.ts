import type { CaipNetworkId, Emitter, PorticoError } from '@portico/core'
import type { DropReason } from '../messenger/createDropCounter.js'
import type { FrameAlert } from '../messenger/FrameAlert.js'
import type { FrameRequests } from '../protocol/frameRequests.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'

type Payload<name extends keyof FrameRequests> = FrameRequests[name]['request']
type Reply<name extends keyof FrameRequests> = FrameRequests[name]['reply']

/** The person who is logged in, by e-mail or socially. */
export type FrameUser = Reply<'GET_USER'> & Pick<Reply<'CONNECT_SOCIAL'>, 'userName'>

/** An RPC request that waits for approval, or has been approved; an approved one can no longer be aborted. */
export type RpcApproval = {
  readonly id: number
  readonly method: FrameRpcRequest['method']
  readonly isApproved?: boolean
}

/** A transaction that the wallet has sent. */
export type SentTransaction = { readonly network: CaipNetworkId; readonly hash: string }

/** What a frame client tells of. */
export type FrameClientEvents = {
  readonly ready: { readonly version: string | undefined }
  /** The frame named its user. */
  readonly connect: { readonly user: FrameUser }
  /** Login caches were cleared. `check-failed`: the frame could not say whether somebody is logged in. */
  readonly disconnect: { readonly reason: 'signed-out' | 'not-connected' | 'check-failed' }
  readonly network: { readonly chainId: number | CaipNetworkId }
  /** The preferred account; its address is missing where the frame could not set it. */
  readonly account: Partial<Reply<'SET_PREFERRED_ACCOUNT'>> & { readonly type: 'eoa' | 'smartAccount' }
  /** A request that needs the person's approval went to the frame: show the frame. */
  readonly approval: RpcApproval
  /** The user has approved it. Only frames that take a port report this. */
  readonly approved: RpcApproval
  /** A transaction was sent whose request nobody waits for, for example after a reload. */
  readonly sent: SentTransaction
  /** It is over: hide the frame when no other one is open. */
  readonly settled: RpcApproval & { readonly outcome: 'success' | 'error' | 'aborted' }
  /** An RPC method was refused before it reached the frame. */
  readonly refused: { readonly method: string; readonly error: PorticoError }
  readonly alert: FrameAlert
}

type Options = { readonly signal?: AbortSignal | undefined }

/** Of a step of a login: one that was sent cannot be taken back, only called off. */
export type LoginStepOptions<reply> = Options & {
  /**
   * Takes what the frame still answers to a step that was called off after it was sent: the person may be logged in by
   * it. Nobody is alerted of such an answer, whatever it is.
   */
  readonly onLate?: ((answer: Promise<reply>) => void) | undefined
}

export type ConnectionCheckOptions = Options & {
  /** Looks after a login that is in use: a check that fails alerts nobody and forgets nothing. */
  readonly isBackground?: boolean | undefined
}

/** An RPC request and its network; default: the network the frame is on. */
type FrameRequestArguments = {
  readonly method: string
  readonly params?: unknown
  readonly network?: CaipNetworkId | undefined
}

/** The app's side of the bridge. Every method rejects with a `PorticoError`, most of domain `frame`. */
export type FrameClient = {
  /** Asks for a login mail. Throws `frame/cooldown` within 30 s of the last one. */
  connectEmail(
    payload: Payload<'CONNECT_EMAIL'>,
    options?: LoginStepOptions<Reply<'CONNECT_EMAIL'>>,
  ): Promise<Reply<'CONNECT_EMAIL'>>
  /** Resolves when the link that registers this browser was opened; asks for it again and again for 20 minutes. */
  connectDevice(options?: Options): Promise<void>
  connectOtp(payload: Payload<'CONNECT_OTP'>, options?: LoginStepOptions<void>): Promise<void>
  connectSocial(payload: Payload<'CONNECT_SOCIAL'>, options?: Options): Promise<Reply<'CONNECT_SOCIAL'>>
  getSocialRedirectUri(
    payload: Payload<'GET_SOCIAL_REDIRECT_URI'>,
    options?: Options,
  ): Promise<Reply<'GET_SOCIAL_REDIRECT_URI'>>
  getFarcasterUri(options?: Options): Promise<Reply<'GET_FARCASTER_URI'>>
  connectFarcaster(options?: Options): Promise<Reply<'CONNECT_FARCASTER'>>
  /** Returns the user and remembers the login. Begins on the network used last unless told otherwise. */
  getUser(payload?: Payload<'GET_USER'>, options?: Options): Promise<Reply<'GET_USER'>>
  /**
   * Says whether somebody is logged in. Forgets the login when nobody is, and when the frame cannot tell, unless the
   * check is one in the background.
   */
  isConnected(options?: ConnectionCheckOptions): Promise<boolean>
  /**
   * Forgets the login and signs out. Resolves within 3 s, with whether the frame confirmed it. What the frame was asked
   * about the login before rejects with `frame/aborted`.
   */
  disconnect(): Promise<boolean>
  /** The network used last, from storage: a number for an EVM network. Default 1. */
  lastChainId(): number | CaipNetworkId
  getChainId(options?: Options): Promise<number | CaipNetworkId>
  switchNetwork(payload: Payload<'SWITCH_NETWORK'>, options?: Options): Promise<number | CaipNetworkId>
  /** Returns the EVM networks with smart accounts; none when the frame cannot tell. */
  getSmartAccountEnabledNetworks(options?: Options): Promise<readonly number[]>
  initSmartAccount(options?: Options): Promise<Reply<'INIT_SMART_ACCOUNT'>>
  /** Falls back to `eoa` when the frame cannot set the type, or says nothing for 50 s. */
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
  /** Rejects the requests that wait for approval with `frame/rpc-aborted`. Others go on, including approved ones. */
  abortOpenRequests(): void
  /** Pending requests that need approval, oldest first. */
  openRequests(): readonly RpcApproval[]
  /** The latest transactions of event `sent`, for listeners that were added after it. */
  sentTransactions(): readonly SentTransaction[]
  /** Asks for the mail that changes the address; begins the cooldown of login mails. */
  updateEmail(payload: Payload<'UPDATE_EMAIL'>, options?: Options): Promise<Reply<'UPDATE_EMAIL'>>
  updateEmailPrimaryOtp(payload: Payload<'UPDATE_EMAIL_PRIMARY_OTP'>, options?: Options): Promise<void>
  updateEmailSecondaryOtp(
    payload: Payload<'UPDATE_EMAIL_SECONDARY_OTP'>,
    options?: Options,
  ): Promise<Reply<'UPDATE_EMAIL_SECONDARY_OTP'>>
  syncTheme(payload: Payload<'SYNC_THEME'>, options?: Options): Promise<void>
  syncDappData(payload: Payload<'SYNC_DAPP_DATA'>, options?: Options): Promise<void>
  /** Has the frame load its page anew, which ends all that waits for it. */
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
  /** Takes the frame away and rejects all that waits. */
  destroy(): void
}
