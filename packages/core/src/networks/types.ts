import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'

/** The native currency of a network. */
export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  /** Number of decimals between the base unit (wei, lamport) and the displayed unit. */
  readonly decimals: number
}

/** A block explorer; pages are built as `{url}/tx/{hash}` and `{url}/address/{address}`. */
export type BlockExplorer = { readonly name: string; readonly url: string }

/** A network as used throughout Portico. Created by `defineNetwork`. */
export type Network = {
  /** Chain reference within the namespace: a number on EVM chains, a string elsewhere. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId
  readonly chainNamespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
  }
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  /** Well-known contracts, by name, such as `multicall3` or `ensUniversalResolver`. */
  readonly contracts?: { readonly [name: string]: { readonly address: string } } | undefined
  /** Id of the network's image in the wallet catalogue. */
  readonly imageId?: string | undefined
  /** URL of the network's image. Takes precedence over `imageId`. */
  readonly imageUrl?: string | undefined
}

/**
 * What `defineNetwork` and `createPortico` accept: a `Network` with the derivable parts left out. A viem `Chain` has
 * this shape. Without `chainNamespace` the network is an `eip155` one.
 */
export type NetworkInput = Omit<
  Network,
  'caipNetworkId' | 'chainNamespace' | 'contracts' | 'rpcUrls' | 'blockExplorers'
> & {
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly contracts?: { readonly [name: string]: unknown } | undefined
}
