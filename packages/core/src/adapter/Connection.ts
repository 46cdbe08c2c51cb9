import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { AccountType } from '../validate/isAccountType.js'
import type { ProviderOf } from './Provider.js'

/** An account of a wallet. */
export type Account = {
  /** Address in the namespace's own spelling (EIP-55 checksummed or as the wallet gave it). */
  readonly address: string
  readonly type?: AccountType | undefined
}

/** Events of a connection. */
export type ConnectionEvents = {
  /** The wallet's accounts of one namespace changed; the first is the selected one. */
  readonly accounts: { readonly namespace: ChainNamespace; readonly accounts: readonly Account[] }
  /** The wallet switched to another network, whether the app offers it or not. */
  readonly network: { readonly namespace: ChainNamespace; readonly networkId: CaipNetworkId }
  /** The wallet approved more or fewer networks without switching. */
  readonly approved: { readonly namespace: ChainNamespace; readonly approved: readonly CaipNetworkId[] | 'all' }
  /** The wallet, its transport or another tab ended the connection. */
  readonly end: { readonly reason: 'wallet' | 'locked' | 'expired' | 'transport' | 'other-tab' }
}

/** A live connection to a wallet, for one or several namespaces. */
export type Connection = {
  readonly connectorId: string
  readonly namespaces: readonly ChainNamespace[]
  /** Metadata of the wallet, if it sends any. Validate it before use. */
  readonly peer?:
    | {
        readonly name: string
        readonly icons?: readonly string[] | undefined
        readonly redirect?:
          | { readonly native?: string | undefined; readonly universal?: string | undefined }
          | undefined
      }
    | undefined
  /** The app's client id at the relay, if there is one. */
  readonly relayClientId?: string | undefined
  accounts(namespace: ChainNamespace): readonly Account[]
  /** The wallet's current network, or `undefined` if it is unknown. */
  networkId(namespace: ChainNamespace): CaipNetworkId | undefined
  /** Networks that the wallet approved, or `all` if any may be used. */
  approved(namespace: ChainNamespace): readonly CaipNetworkId[] | 'all'
  /** Requested methods and events that the wallet left out, if known. */
  readonly missing?: { readonly methods: readonly string[]; readonly events: readonly string[] } | undefined
  /** Whether the wallet can be asked to switch to a network that it has not approved. Default: no. */
  canAskFor?(networkId: CaipNetworkId): boolean
  provider<namespace extends ChainNamespace>(namespace: namespace): ProviderOf<namespace>
  /** Asks the wallet to switch to the network, and to add it if it is unknown. */
  switchNetwork(networkId: CaipNetworkId, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Ends the connection at the wallet if it supports that. Never revokes site permissions. */
  disconnect(): Promise<void>
  /** Stops listening to the wallet without disconnecting. `disconnect` still works afterwards. */
  release?(): void
  on<name extends keyof ConnectionEvents>(name: name, listener: (event: ConnectionEvents[name]) => void): () => void
}
