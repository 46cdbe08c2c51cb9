import type { ChainNamespace } from '@portico/core'
import type { QueryObserverResult } from '@tanstack/query-core'
import { internals, type Portico } from '../../instance/Portico.js'
import { watchQuery } from '../../queries/watchQuery.js'
import type { NativeBalanceData } from './balanceCache.js'
import { balanceBlockMs, isFresh } from './balanceReads.js'
import { balanceTarget } from './balanceTarget.js'
import { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.js'

/** State of a followed native balance. */
export type NativeBalance = {
  readonly status: 'loading' | 'ready' | 'error'
  /** In base units. The last known balance if there is an `error`. */
  readonly value?: bigint | undefined
  readonly symbol: string
  readonly decimals: number
  /** When `value` was read, in milliseconds since the Unix epoch. */
  readonly updatedAt?: number | undefined
  /** Whether `value` is older than 30 s. */
  readonly stale: boolean
  readonly error?: unknown
}

/** What `watchNativeBalance` takes besides the callback. */
export type WatchNativeBalanceParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Follows the native balance of the selected account. Reads it now, when the account or network changes, after
 * confirmed transactions, when the page regains focus and the balance is old, and 30 s after a failure.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchNativeBalance(
  portico: Portico,
  callback: (balance: NativeBalance | undefined) => void,
  options: WatchNativeBalanceParameters = {},
): () => void {
  const { clock } = portico[internals]
  let cancelRetry: (() => void) | undefined
  const stop = watchQuery(portico, {
    getOptions: () => nativeBalanceQueryOptions(portico, options),
    onResult(result, read) {
      cancelRetry?.()
      cancelRetry = result.isError ? clock.setTimeout(read, balanceBlockMs) : undefined
      callback(toBalance(portico, result, options))
    },
  })
  return () => {
    stop()
    cancelRetry?.()
  }
}

function toBalance(
  portico: Portico,
  { data, error, isError }: QueryObserverResult<NativeBalanceData>,
  options: { readonly namespace?: ChainNamespace | undefined },
): NativeBalance | undefined {
  const { address, definition } = balanceTarget(portico, options)
  if (!address) return undefined
  const { symbol, decimals } = data ?? definition?.nativeCurrency ?? { symbol: '', decimals: 0 }
  return {
    status: isError ? 'error' : data ? 'ready' : 'loading',
    value: data?.value,
    symbol,
    decimals,
    updatedAt: data?.updatedAt,
    stale: data !== undefined && !isFresh(portico, data.updatedAt),
    error: error ?? undefined,
  }
}
