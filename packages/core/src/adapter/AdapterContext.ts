import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { Clock } from '../clock/types.js'
import type { HttpClient } from '../http/types.js'
import type { Logger, LogLevel } from '../logger/types.js'
import type { Network } from '../networks/types.js'
import type { Store } from '../storage/createStore.js'

/** The app's name and picture as wallets show them. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** All that an adapter or connector sees of its instance. */
export type AdapterContext = {
  /** The instance's id; part of every channel and storage name the adapter makes. */
  readonly instanceId: string
  readonly projectId: string | undefined
  /** What the app said about itself. */
  readonly metadata: Partial<AppMetadata>
  readonly clock: Clock
  readonly http: HttpClient
  readonly logger: Logger
  /** The lowest level that the app wants in the console. */
  readonly logLevel?: LogLevel | undefined
  readonly store: Store
  /** The networks the app offers now, of one namespace or of all. */
  networks(namespace?: ChainNamespace): readonly Network[]
  /** Base URLs of the services the instance talks to, by name: `relay`, `blockchainApi` and so on. No trailing slash. */
  readonly services?: Readonly<Record<string, string>> | undefined
  /** Aborted when the instance ends. */
  readonly lifetime?: AbortSignal | undefined
  /** RPC URLs to read a network through, best first. Empty when the network is unknown. */
  rpcUrls(network: CaipNetworkId): readonly string[]
}
