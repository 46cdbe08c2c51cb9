import type { ChainNamespace, TokenBalance } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import { watchQuery } from '../../queries/watchQuery.js'
import { balanceTarget } from './balanceTarget.js'
import { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'

/** State of the followed balances of the app's tokens. */
export type TokenBalances = {
  readonly status: 'loading' | 'ready' | 'error'
  /** The last known balances if there is an `error`. */
  readonly balances: readonly TokenBalance[]
  /** When they were read, in milliseconds since the Unix epoch. */
  readonly updatedAt?: number | undefined
  readonly error?: unknown
}

/** What `watchTokenBalances` takes besides the callback. */
export type WatchTokenBalancesParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Follows the selected account's balances of the tokens in the option `tokens`. Reads them now, when the account or
 * network changes, and when the page regains focus and they are old.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchTokenBalances(
  portico: Portico,
  callback: (balances: TokenBalances | undefined) => void,
  options: WatchTokenBalancesParameters = {},
): () => void {
  return watchQuery(portico, {
    getOptions: () => tokenBalancesQueryOptions(portico, options),
    onResult({ data, error, isError }) {
      if (!balanceTarget(portico, options).address) return callback(undefined)
      callback({
        status: isError ? 'error' : data ? 'ready' : 'loading',
        balances: data?.balances ?? [],
        updatedAt: data?.updatedAt,
        error: error ?? undefined,
      })
    },
  })
}
