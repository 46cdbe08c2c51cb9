import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { Clock } from '../clock/clock.js'
import type { HttpClient } from '../http/types.js'
import type { Logger, LogLevel } from '../logger/types.js'
import type { Network } from '../networks/types.js'
import type { Store } from '../storage/createStore.js'

/** The app's name and images as wallets show them. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The parts of an instance that adapters and connectors can use. */
export type AdapterContext = {
  /** Id of the instance, part of the names of every channel and storage key of the adapter. */
  readonly instanceId: string
  readonly projectId: string | undefined
  /** Metadata of the app. */
  readonly metadata: Partial<AppMetadata>
  readonly clock: Clock
  readonly http: HttpClient
  readonly logger: Logger
  /** Minimum level that is written to the console. */
  readonly logLevel?: LogLevel | undefined
  readonly store: Store
  /** Networks that the app currently offers, of one namespace or all. */
  networks(namespace?: ChainNamespace): readonly Network[]
  /** Base URLs of the services the instance talks to, without trailing slash. */
  readonly services?:
    | Readonly<Partial<Record<'auth' | 'blockchainApi' | 'catalogue' | 'frame' | 'pulse' | 'relay' | 'rpc', string>>>
    | undefined
  /** Aborted when the instance ends. */
  readonly lifetime?: AbortSignal | undefined
  /** RPC URLs to read a network through, best first. Empty when the network is unknown. */
  rpcUrls(networkId: CaipNetworkId): readonly string[]
}
