import type { CaipNetworkId, ChainNamespace, OnrampOffer } from '@portico/core'

/** A token that can be bought on the form's network. */
export type OnrampToken = {
  readonly symbol: string
  readonly name: string
  /** Contract or mint address; absent for the native currency. */
  readonly address?: string | undefined
  /** Known once its balance has been read. */
  readonly decimals?: number | undefined
}

/** A way to pay and its limits, in hundredths of the currency. */
export type OnrampMethod = { readonly id: string; readonly min: bigint; readonly max: bigint }

/** A currency to pay with. */
export type OnrampCurrency = {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  readonly methods: readonly OnrampMethod[]
}

/** An offered provider, with its page and price for the current input. */
export type OnrampChoice = {
  readonly id: string
  readonly name: string
  /** Its fee, lowest and highest, in basis points. */
  readonly fee: readonly [from: number, to: number]
  readonly status: 'loading' | 'ready' | 'error'
  /** Where to buy. Open it within the click's own task. */
  readonly url?: string | undefined
  readonly error?: unknown
  /** `none` if nobody knows a price right now; `unsupported` if this provider tells prices on its page only. */
  readonly quoteStatus: 'idle' | 'loading' | 'ready' | 'none' | 'unsupported'
  readonly offer?: OnrampOffer | undefined
}

/**
 * How far a purchase is. `waiting`: nothing has been seen of it; `processing`: the provider works on it; `late`: nothing
 * within 180 s, the chain is still watched; `unseen`: nothing within 30 min, nothing is watched any more.
 */
export type OnrampPhase = 'waiting' | 'processing' | 'late' | 'unseen' | 'arrived' | 'failed' | 'canceled'

/** A purchase that was begun on a provider's page. */
export type OnrampPurchase = {
  readonly providerId: string
  readonly providerName: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly account: string
  readonly token: OnrampToken
  /** In milliseconds since the Unix epoch. */
  readonly startedAt: number
  readonly phase: OnrampPhase
  /** What the provider had offered, as a plain decimal number of whole tokens; absent if there was no price. */
  readonly offered?: string | undefined
  /** The same in base units, once the token's decimals are known. */
  readonly expected?: bigint | undefined
  /** Balance before the purchase, in base units; absent until it has been read. */
  readonly before?: bigint | undefined
  /** What has arrived according to the chain, in base units. */
  readonly received?: bigint | undefined
  readonly hash?: string | undefined
  /** Ids of the provider's records of earlier purchases. */
  readonly earlier?: readonly string[] | undefined
  /** Whether the last poll reached neither the provider nor the chain. */
  readonly isUnreachable?: boolean | undefined
}

/** Store of the purchase that is being prepared or made. */
export type OnrampState = {
  /** Account and network of the form; `undefined` before `startOnramp`. */
  namespace: ChainNamespace | undefined
  networkId: CaipNetworkId | undefined
  account: string | undefined
  optionsStatus: 'idle' | 'loading' | 'ready'
  tokens: readonly OnrampToken[]
  currencies: readonly OnrampCurrency[]
  token: OnrampToken | undefined
  currency: OnrampCurrency | undefined
  /** Id of the way to pay. */
  methodId: string | undefined
  /** The typed text; `amount` is its value in hundredths of the currency if it is a valid amount. */
  amountText: string
  amount: bigint | undefined
  choices: readonly OnrampChoice[]
  /** When the providers were last asked, in milliseconds since the Unix epoch. */
  askedAt: number | undefined
  purchase: OnrampPurchase | undefined
}
