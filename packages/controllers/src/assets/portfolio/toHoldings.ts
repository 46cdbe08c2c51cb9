import { formatAmount, type TokenBalance } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { isSuspicious } from './isSuspicious.js'
import type { Holding } from './Portfolio.js'

/** A balance, and what its source says it is worth. */
export type PricedBalance = TokenBalance & Pick<Holding, 'price' | 'value'>

/**
 * Prepares balances to be shown: without tokens that have no decimals, each token once, valued and in order. Pictures
 * are kept that need no host besides those of the app's services; the app's own pictures win.
 *
 * @param portico The instance.
 * @param balances The balances, those of the better source first.
 * @param named The tokens that the app names on the network, which are never hidden.
 */
export function toHoldings(
  portico: Portico,
  balances: readonly PricedBalance[],
  named: readonly { readonly address: string; readonly image?: string | undefined }[] = [],
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
    const image = own?.image ?? keepPicture(portico, token.image)
    const isHidden = price === undefined && !isNamed && isSuspicious(token)
    found.set(key, { ...balance, token: { ...token, image }, value, isNamed, isHidden })
  }
  return [...found.values()].sort(compare)
}

/** Other hosts would learn who holds a token, and policies of pages allow pictures by `https:`. */
function keepPicture(portico: Portico, image: string | undefined): string | undefined {
  const { blockchainApi, catalogue } = portico[internals].options.services
  const isOwn =
    image?.startsWith('data:') ||
    [blockchainApi, catalogue].some((base) => base.startsWith('https://') && image?.startsWith(`${base}/`))
  return isOwn ? image : undefined
}

function compare(one: Holding, other: Holding): number {
  const byValue = (other.value ?? -1) - (one.value ?? -1)
  if (byValue !== 0) return byValue
  // The native currency pays the fees, so it comes before other tokens that nobody can price.
  const byKind = Number(one.token.address !== undefined) - Number(other.token.address !== undefined)
  return byKind || (one.token.name < other.token.name ? -1 : 1)
}
