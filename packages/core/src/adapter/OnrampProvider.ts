import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { AdapterContext } from './AdapterContext.js'

/** What somebody wants to buy, and how they want to pay. */
export type OnrampRequest = {
  readonly networkId: CaipNetworkId
  /** Name of the network, such as `Ethereum`. */
  readonly networkName: string
  /** Address that receives. */
  readonly account: string
  /** What is bought; the native currency has no address. */
  readonly token: { readonly symbol: string; readonly address?: string | undefined }
  /** Currency to pay with, such as `USD`. */
  readonly currency: string
  /** Plain decimal number in that currency; absent while none is typed. */
  readonly amount?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** What a purchase costs and gives. Amounts are plain decimal numbers in whole units. */
export type OnrampOffer = {
  /** Of the token. */
  readonly receives: string
  /** Everything that is paid, in the currency to pay with. */
  readonly total: string
  /** What the provider and the network take of it. */
  readonly fee: string
  readonly networkFee: string
}

/** A purchase as its provider knows it. */
export type OnrampRecord = {
  readonly id: string
  readonly status: 'pending' | 'confirmed' | 'failed'
  /** In milliseconds since the Unix epoch. */
  readonly at: number
  readonly networkId: CaipNetworkId
  readonly hash?: string | undefined
  /** Plain decimal number in whole units of the token. */
  readonly amount?: string | undefined
  readonly symbol?: string | undefined
}

/** A provider's code. */
export type OnrampSource = {
  /** Returns the page where the purchase is made, with https (or http on this machine). It is opened as it is. */
  getUrl(request: OnrampRequest): Promise<string>
  /** Prices a purchase; `undefined` if nobody knows the price right now. */
  quote?(request: OnrampRequest & { readonly amount: string }): Promise<OnrampOffer | undefined>
  /** Lists the purchases of an account, newest first. Without it the chain alone tells what has arrived. */
  listRecords?(parameters: {
    readonly account: string
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly OnrampRecord[]>
}

/** Somebody who sells crypto for money. It is a thin shell; `load` brings the rest. */
export type OnrampProvider = {
  readonly id: string
  readonly name: string
  /** What it keeps, from and to, in basis points. */
  readonly fee: readonly [from: number, to: number]
  readonly namespaces: readonly ChainNamespace[]
  /** Returns whether it can be used, for instance whether it has its key. */
  isOffered(context: AdapterContext): boolean
  load(context: AdapterContext): Promise<OnrampSource>
}
