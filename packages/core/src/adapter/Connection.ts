import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { AccountType } from '../validate/isAccountType.js'
import type { ProviderOf } from './Provider.js'

/** An account of a wallet. */
export type Account = {
  /** Address in the namespace's own spelling (EIP-55 checksummed or as the wallet gave it). */
  readonly address: string
  readonly type?: AccountType | undefined
}

/** What a connection tells of. */
export type ConnectionEvents = {
  /** The wallet's accounts of one namespace changed; the first is the selected one. */
  readonly accounts: { readonly namespace: ChainNamespace; readonly accounts: readonly Account[] }
  /** The wallet moved to another network, one of the app's or not. */
  readonly network: { readonly namespace: ChainNamespace; readonly network: CaipNetworkId }
  /** The wallet agreed to more or fewer networks and stayed on the one it is on. */
  readonly approved: { readonly namespace: ChainNamespace; readonly approved: readonly CaipNetworkId[] | 'all' }
  /** The wallet, its transport or another tab ended the connection. */
  readonly end: { readonly reason: 'wallet' | 'locked' | 'expired' | 'transport' | 'other-tab' }
}

/** A live link to a wallet, over one or several namespaces. */
export type Connection = {
  readonly connectorId: string
  readonly namespaces: readonly ChainNamespace[]
  /** The wallet at the other end in its own words, where it introduces itself. Check before showing or opening. */
  readonly peer?:
    | {
        readonly name: string
        readonly icons?: readonly string[] | undefined
        readonly redirect?:
          | { readonly native?: string | undefined; readonly universal?: string | undefined }
          | undefined
      }
    | undefined
  /** Id by which the relay in between knows the app, where there is one. */
  readonly relayClientId?: string | undefined
  accounts(namespace: ChainNamespace): readonly Account[]
  /** The network the wallet is on, `undefined` when it does not say. */
  network(namespace: ChainNamespace): CaipNetworkId | undefined
  /** Networks the wallet agreed to, or `all` when any may be used. */
  approved(namespace: ChainNamespace): readonly CaipNetworkId[] | 'all'
  /** Methods and events of its namespaces that were requested and that the wallet left out, where that is known. */
  readonly missing?: { readonly methods: readonly string[]; readonly events: readonly string[] } | undefined
  /** Whether the wallet can be asked to move to a network it did not agree to. Without it, it cannot. */
  canAskFor?(network: CaipNetworkId): boolean
  provider<namespace extends ChainNamespace>(namespace: namespace): ProviderOf<namespace>
  /** Asks the wallet to move to the network, adding it when the wallet does not know it. */
  switchNetwork(network: CaipNetworkId, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Ends the link at the wallet's side where the wallet has a way to do so. Never revokes site permissions. */
  disconnect(): Promise<void>
  /** Stops listening to the wallet and ends nothing there; `disconnect` still works afterwards. */
  release?(): void
  on<name extends keyof ConnectionEvents>(name: name, listener: (event: ConnectionEvents[name]) => void): () => void
}
