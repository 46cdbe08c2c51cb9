import type {
  Actions,
  Adapter,
  AdapterContext,
  ChainNamespace,
  Clock,
  Connection,
  Connector,
  ConnectSignIn,
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

/** What connecting and navigating need to know of sign-in. */
type SignInGate = {
  /** Whether the account of a namespace must be signed in to stay connected, and is known not to be. */
  mustSign(namespace?: ChainNamespace): boolean
  /** Resolves once it is known whether the account is signed in; `undefined` if it is known already. */
  settled(): Promise<void> | undefined
  /** Returns what a connector needs to have the wallet sign in while it connects. */
  offer(): ConnectSignIn
}

/** Internals of an instance. All mutable state is here, so that instances share none. */
export type Internals = {
  readonly options: ResolvedOptions
  readonly clock: Clock
  readonly logger: Logger
  readonly http: HttpClient
  readonly store: Store
  readonly emitter: Emitter<EventMap>
  readonly context: AdapterContext
  /** valtio proxies. Read through snapshots, changed only by commands. */
  readonly stores: {
    readonly connection: ConnectionState
    readonly networks: NetworksState
    /** By namespace. Filled by code that loads for an account, so that a page without one does not load it. */
    readonly accounts: Record<string, AccountDetails>
    readonly modal: ModalState
    readonly theme: ThemeState
  }
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  /** Loads an adapter's code once. Rejects with `chain/adapter-not-found`; a failed load may be retried. */
  loadActions(namespace: ChainNamespace): Promise<Actions>
  /**
   * Loads and starts the reactions to connections, and restores those of an earlier visit if asked to. Commands that
   * link a wallet wait for it, see `wakeReactions`.
   */
  wake(resumes?: boolean): Promise<void>
  /** Live connectors of `stores.connection.connectors`, by `connectorKey`. */
  readonly connectors: Map<string, Connector>
  /** Live connections by namespace; one connection may serve several. */
  readonly connections: Map<ChainNamespace, Connection>
  /** Parts created on first use, see `definePart`. */
  readonly parts: Map<string, { readonly value: unknown; readonly dispose: (() => void) | undefined }>
  /** Cleanups for `destroy`, called in reverse order. */
  readonly disposers: Set<() => void>
  /** Aborted at `destroy`. */
  readonly lifetime: AbortSignal
  /** The state before `start` had read anything, which is what a server renders. */
  initial?: PorticoState
  /** The instance's dialog, from `start` to `destroy`. */
  dialog: HTMLDialogElement | undefined
  /** Channel to the instance's other tabs, from `start` to `destroy`. */
  channel?: BroadcastChannel | undefined
  /**
   * Called before the modal closes, once the router has loaded. `false` keeps it open. Cancels what the view on top
   * waits for.
   */
  requestClose: ((reason: CloseReason) => boolean) | undefined
  /** Set once sign-in is followed, in apps with the option `siwx`, before a wallet is linked. */
  signIn?: SignInGate | undefined
  /** Returns whether a network is read through the hosted JSON-RPC service. Set by the first command. */
  isHosted?: (network: Network) => boolean
  /** Returns the app's client id for a request, see `getClientId`. Set by the first command. */
  getClientId?: (url: string) => string | undefined
}
