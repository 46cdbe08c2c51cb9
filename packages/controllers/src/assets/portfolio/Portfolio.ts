import type { CaipNetworkId, TokenBalance } from '@portico/core'

/** What an account holds of a token, and what it is worth. The native currency has no address. */
export type Holding = TokenBalance & {
  /** The network it is on. */
  readonly networkId: CaipNetworkId
  /**
   * Where its source says a picture is. Whoever asks that host tells it what the account holds, see the option
   * `pictureHosts`. The token's `image` is the app's own.
   */
  readonly picture?: string | undefined
  /** Price of one whole token in the option `currency`; absent if nobody knows it. */
  readonly price?: number | undefined
  /** Value of the amount in the option `currency`; absent if nobody knows the price. */
  readonly value?: number | undefined
  /** Whether it is the native currency or a token that the app names, so that its symbol can be relied on. */
  readonly isNamed: boolean
  /** Whether the token looks like it was sent to mislead, see `isSuspicious`. */
  readonly isHidden: boolean
}

/** What an account holds on a network. */
export type PortfolioData = {
  /** Most valuable first, then those without a known price by name. */
  readonly holdings: readonly Holding[]
  /** Where it was read: the wallet, the data service, or the network itself for its currency and the tokens that the app names. */
  readonly source: 'wallet' | 'service' | 'network'
  /** Whether the data service supports the network; absent if it was not asked. */
  readonly isServed?: boolean | undefined
  /** Why the data service could not tell; the holdings are then those that the app names alone. */
  readonly failure?: unknown
  /** Whether only the most valuable of them are known, from the storage, until they are read again. */
  readonly isPartial?: boolean | undefined
  /** Whether they are to be read again at once, however young they are. */
  readonly isStale?: boolean | undefined
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}

/** Value of the priced holdings that are not hidden, and how many others nobody could price. */
export type PortfolioTotal = { readonly value: number | undefined; readonly unpriced: number }

/**
 * Adds up what is shown of a portfolio.
 *
 * @param holdings The holdings.
 */
export function sumHoldings(holdings: readonly Holding[]): PortfolioTotal {
  const held = holdings.filter(({ amount, isHidden }) => amount > 0n && !isHidden)
  const priced = held.flatMap(({ value }) => value ?? [])
  return {
    value: priced.length > 0 || held.length === 0 ? priced.reduce((sum, value) => sum + value, 0) : undefined,
    unpriced: held.length - priced.length,
  }
}
