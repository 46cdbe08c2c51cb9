import type { WireTransaction } from '../wire.js'

/** A purchase as the history tells it. */
export type Purchase = {
  readonly id: string
  /** Which sandbox page it was made on. Only the first kind is listed for `onramp=coinbase`. */
  readonly shape: 'coinbase' | 'meld'
  readonly status: 'SUCCESS' | 'IN_PROGRESS' | 'FAILED'
  /** Address that receives, as in the request. */
  readonly account: string
  /** CAIP-2. */
  readonly chain: string
  readonly symbol: string
  readonly name: string
  /** Plain decimal number in whole tokens. */
  readonly amount: string
  /** In milliseconds since the Unix epoch. */
  readonly at: number
  readonly hash?: string | undefined
  /** Who sent the tokens. */
  readonly from?: string | undefined
}

/** Purchases by space, newest first. */
export type Purchases = ReturnType<typeof createPurchases>

/** Creates the list of what was bought on the sandbox pages. */
export function createPurchases() {
  const spaces = new Map<string, readonly Purchase[]>()
  const list = (space: string) => spaces.get(space) ?? []
  return {
    list,
    /** Adds a purchase, or takes the place of the one with its id. */
    put(space: string, purchase: Purchase): void {
      spaces.set(space, [purchase, ...list(space).filter(({ id }) => id !== purchase.id)])
    },
    clear: (space: string) => spaces.delete(space),
    reset: () => spaces.clear(),
  }
}

/**
 * Describes the purchases of an account as the hosted service does.
 *
 * @param icon Makes the URL of a token's picture.
 */
export function describePurchases(
  purchases: readonly Purchase[],
  { account, icon }: { account: string; icon: (symbol: string) => string },
): readonly WireTransaction[] {
  const own = purchases.filter(
    (each) => each.shape === 'coinbase' && each.account.toLowerCase() === account.toLowerCase(),
  )
  return own.map(({ id, status, chain, symbol, name, amount, at, hash = '', from = '', account: to }) => ({
    id,
    metadata: {
      operationType: 'buy',
      hash,
      chain,
      minedAt: new Date(at).toISOString(),
      sentFrom: from,
      sentTo: to,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 0,
    },
    transfers: [
      {
        fungible_info: { name, symbol, icon: { url: icon(symbol) } },
        direction: 'in',
        quantity: { numeric: amount },
      },
    ],
  }))
}
