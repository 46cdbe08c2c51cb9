import type { CaipNetworkId } from '../caip/types.js'
import type { Token } from './Adapter.js'
import type { AdapterContext } from './AdapterContext.js'
import type { Call } from './Calls.js'

/** A swap of an exact amount. */
export type SwapRequest = {
  readonly networkId: CaipNetworkId
  /** Address that gives and receives. */
  readonly account: string
  /** Tokens of the network; the native currency has no address. */
  readonly from: Token
  readonly to: Token
  /** Amount that is given, in base units. */
  readonly amount: bigint
  readonly signal?: AbortSignal | undefined
}

/** What a swap would give. */
export type SwapOffer = {
  /** In base units of the token that is received. */
  readonly toAmount: bigint
  /** By how much the amount itself worsens the price, in basis points; absent if the provider does not know. */
  readonly impact?: number | undefined
}

/** What a swap must give at least. */
export type SwapTerms = SwapRequest & {
  /** In base units of the token that is received. */
  readonly minimumReceived: bigint
  /** The same in basis points of the offer. */
  readonly slippage: number
}

/** An unsigned call as a provider built it. It is read and simulated before a wallet sees it. */
export type SwapCall = Call & { readonly from: string }

/** A provider's code. */
export type SwapSource = {
  isSupported(parameters: {
    readonly networkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  }): Promise<boolean>
  /** Lists what can be swapped on a network. Without it, the tokens that the app and the account have. */
  listTokens?(parameters: {
    readonly networkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly Token[]>
  /** Returns prices in the currency of the app, in the order of the tokens. */
  getPrices?(parameters: {
    readonly networkId: CaipNetworkId
    readonly tokens: readonly Token[]
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly (number | undefined)[]>
  /** Returns `undefined` if there is no route. Throws `swap/amount-too-small`, `swap/amount-too-large`. */
  quote(request: SwapRequest): Promise<SwapOffer | undefined>
  /**
   * Returns how much of `from` swaps may already take, in base units. Without it, the network is asked about who
   * `buildApproval` names.
   */
  getAllowance?(request: SwapRequest): Promise<bigint>
  /** Builds the call `approve` (ERC-20) that names who takes the token; its amount does not matter. */
  buildApproval(request: SwapRequest): Promise<SwapCall>
  buildSwap(terms: SwapTerms): Promise<SwapCall>
}

/** A source of swaps. It is a thin shell that belongs to the first download; `load` brings the rest. */
export type SwapProvider = {
  readonly id: string
  readonly name: string
  load(context: AdapterContext): Promise<SwapSource & { /** What it keeps, in basis points. */ readonly fee?: number }>
}
