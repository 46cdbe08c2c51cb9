import { type CaipNetworkId, formatAmount, type TokenBalance } from '@portico/core'
import { isSuspicious } from './isSuspicious.js'
import type { Holding } from './Portfolio.js'

/** A balance, and what its source says it is worth. */
export type PricedBalance = TokenBalance & Pick<Holding, 'price' | 'value'>

type ToHoldingsParameters = {
  readonly networkId: CaipNetworkId
  readonly named?: readonly { readonly address: string; readonly image?: string | undefined }[] | undefined
}

/**
 * Prepares balances to be shown: without tokens that have no decimals, each token once, valued and in order.
 *
 * @param balances The balances, those of the better source first.
 * @param parameters The network, and the tokens that the app names on it, which are never hidden.
 */
export function toHoldings(
  balances: readonly PricedBalance[],
  { networkId, named = [] }: ToHoldingsParameters,
): readonly Holding[] {
  const known = new Map(named.map((token) => [token.address.toLowerCase(), token]))
  const found = new Map<string, Holding>()
  for (const balance of balances) {
    const { token, price, amount } = balance
    // Solana's addresses differ in case, but no two tokens of an account differ in case alone.
    const key = token.address?.toLowerCase() ?? ''
    if (token.decimals === 0 || found.has(key)) continue
    const own = known.get(key)
    const isNamed = own !== undefined || token.address === undefined
    const value =
      balance.value ?? (price === undefined ? undefined : price * Number(formatAmount(amount, token.decimals)))
    const isHidden = price === undefined && !isNamed && isSuspicious(token)
    const { image: picture, ...facts } = token
    found.set(key, { ...balance, networkId, token: { ...facts, image: own?.image }, picture, value, isNamed, isHidden })
  }
  return [...found.values()].sort(compareHoldings)
}

/** Orders holdings: most valuable first, then native currencies, then by name. */
export function compareHoldings(one: Holding, other: Holding): number {
  const byValue = (other.value ?? -1) - (one.value ?? -1)
  if (byValue !== 0) return byValue
  // The native currency pays the fees, so it comes before other tokens that nobody can price.
  const byKind = Number(one.token.address !== undefined) - Number(other.token.address !== undefined)
  return byKind || (one.token.name < other.token.name ? -1 : 1)
}
