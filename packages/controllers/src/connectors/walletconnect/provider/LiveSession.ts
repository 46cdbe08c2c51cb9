import type { AdapterContext, CaipNetworkId, ChainNamespace, ConnectionEvents, Emitter, RpcClient } from '@portico/core'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'

/** An account the wallet named in an event, and the network it named with it. */
export type AnnouncedAccount = { readonly address: string; readonly network: CaipNetworkId | undefined }

/** A session while this page uses it. Changed by `changeSession` and `endSession` only. */
export type LiveSession = {
  readonly client: SignClientPort
  readonly context: AdapterContext
  readonly topic: string
  /** Namespaces the app uses of it. */
  readonly namespaces: readonly ChainNamespace[]
  readonly defaultChain: CaipNetworkId | undefined
  /** Patterns of the hosts whose bundlers the wallet may name. */
  readonly bundlerHosts: readonly string[]
  /** Whether nodes are pinged before they are read; by default the hosted service is. */
  readonly ping: boolean | undefined
  readonly emitter: Emitter<ConnectionEvents>
  /** Aborted when the session ends, with the error that pending requests get. */
  readonly lifetime: AbortController
  /** Listeners and timers, until `release`. */
  readonly stops: Set<() => void>
  /** Ways to read chains, by their URLs. */
  readonly nodes: Map<string, RpcClient>
  /** Ends the wait of the latest switch of each namespace. */
  readonly switches: Map<ChainNamespace, AbortController>
  record: SessionRecord
  /** The network each namespace is on. */
  readonly active: Map<ChainNamespace, CaipNetworkId>
  /** The wallet's own order of accounts, the selected one first, where it told one. */
  readonly announced: Map<ChainNamespace, readonly AnnouncedAccount[]>
}
