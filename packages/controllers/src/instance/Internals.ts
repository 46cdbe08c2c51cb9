import type {
  Actions,
  Adapter,
  AdapterContext,
  ChainNamespace,
  Clock,
  Connection,
  Connector,
  Emitter,
  HttpClient,
  Logger,
  Network,
  Store,
} from '@portico/core'
import type { PorticoState } from './PorticoState.js'
import type { ResolvedOptions } from './ResolvedOptions.js'
import type { AccountDetails } from './state/AccountDetails.js'
import type { ConnectionState } from './state/connectionState.js'
import type { EventMap } from './state/EventMap.js'
import type { CloseReason, ModalState } from './state/modalState.js'
import type { NetworksState } from './state/networksState.js'
import type { ThemeState } from './state/themeState.js'

/** The inner parts of an instance. Everything that changes hangs here, so that two instances never meet. */
export type Internals = {
  readonly options: ResolvedOptions
  readonly clock: Clock
  readonly logger: Logger
  readonly http: HttpClient
  readonly store: Store
  readonly emitter: Emitter<EventMap>
  readonly context: AdapterContext
  /** valtio proxies; read through snapshots, changed by commands only. */
  readonly stores: {
    readonly connection: ConnectionState
    readonly networks: NetworksState
    /** By namespace; filled by what is loaded for an account, so that a page without an account loads no code for it. */
    readonly accounts: Record<string, AccountDetails>
    readonly modal: ModalState
    readonly theme: ThemeState
  }
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  /** Loads an adapter's code once. Rejects with `chain/adapter-not-found`; a failed load may be tried again. */
  loadActions(namespace: ChainNamespace): Promise<Actions>
  /**
   * Loads and starts what follows connections, and resumes those of an earlier visit if asked to. Commands that link a
   * wallet wait for it, see `wakeReactions`.
   */
  wake(resumes?: boolean): Promise<void>
  /** Live connectors of `stores.connection.connectors`, by `connectorKey`. */
  readonly connectors: Map<string, Connector>
  /** Live connections by namespace; one connection may serve several. */
  readonly connections: Map<ChainNamespace, Connection>
  /** Parts made on first use, see `definePart`. */
  readonly parts: Map<string, { readonly value: unknown; readonly dispose: (() => void) | undefined }>
  /** Runs at `destroy`, last added first. */
  readonly disposers: Set<() => void>
  /** Aborted at `destroy`. */
  readonly lifetime: AbortSignal
  /** The state before `start` had read anything: what a server, which never starts one, has drawn. */
  initial?: PorticoState
  /** The instance's dialog, from `start` to `destroy`. */
  dialog: HTMLDialogElement | undefined
  /** Reaches the instance's other tabs, from `start` to `destroy`. */
  channel?: BroadcastChannel | undefined
  /**
   * Asked before the modal closes, once the router is there: `false` keeps it open. Settles what the view on top waits
   * for.
   */
  requestClose: ((reason: CloseReason) => boolean) | undefined
  /** Whether a network is read through the hosted JSON-RPC service; there once the first command has run. */
  isHosted?: (network: Network) => boolean
  /** What a request names the app by, see `getClientId`; there once the first command has run. */
  getClientId?: (url: string) => string | undefined
}
