import type { AdapterContext, CaipNetworkId, ChainNamespace, ConnectionEvents, Emitter, RpcClient } from '@portico/core'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'

/** An account the wallet named in an event, and the network it named with it. */
export type AnnouncedAccount = { readonly address: string; readonly networkId: CaipNetworkId | undefined }

/** A session that this page uses. Only `changeSession` and `endSession` change it. */
export type LiveSession = {
  readonly client: SignClientPort
  readonly context: AdapterContext
  readonly topic: string
  /** Namespaces of the session that the app uses. */
  readonly namespaces: readonly ChainNamespace[]
  readonly defaultChain: CaipNetworkId | undefined
  /** Patterns of bundler hosts that the wallet may name. */
  readonly bundlerHosts: readonly string[]
  /** Whether to ping nodes before they are read. Default: only the hosted service. */
  readonly ping: boolean | undefined
  readonly emitter: Emitter<ConnectionEvents>
  /** Aborted when the session ends. Its reason is the error of pending requests. */
  readonly lifetime: AbortController
  /** Cleanups of listeners and timers, for `release`. */
  readonly stops: Set<() => void>
  /** Clients for reading chains, by their URLs. */
  readonly nodes: Map<string, RpcClient>
  /** Aborts the latest switch of each namespace. */
  readonly switches: Map<ChainNamespace, AbortController>
  record: SessionRecord
  /** The current network of each namespace. */
  readonly active: Map<ChainNamespace, CaipNetworkId>
  /** Order of accounts that the wallet announced, the selected one first. */
  readonly announced: Map<ChainNamespace, readonly AnnouncedAccount[]>
}
