import { chainErrors } from '@portico/core/internal'
import type { Query } from '@tanstack/query-core'
import { internals, type Portico } from '../../instance/Portico.js'
import { type NativeBalanceData, readBalanceCache, writeBalanceCache } from './balanceCache.js'
import { blockAfterFailure, isFresh } from './balanceReads.js'
import { type BalanceParameters, balanceTarget } from './balanceTarget.js'

type NativeBalanceKey = readonly ['balances', 'native', string | undefined, string | undefined]

/**
 * Returns the query of a native balance: fresh for 30 s, retried 30 s after a failure at the earliest, and stored
 * across reloads. Fails with `chain/network-not-found` on a network the app does not offer.
 *
 * @param portico The instance.
 * @param parameters Whose balance and where; default: the active account on its network.
 */
export function nativeBalanceQueryOptions(portico: Portico, parameters: BalanceParameters = {}) {
  const { namespace, address, networkId, definition } = balanceTarget(portico, parameters)
  const queryKey: NativeBalanceKey = ['balances', 'native', networkId, address]
  return {
    queryKey,
    enabled: address !== undefined && networkId !== undefined,
    initialData: () => readBalanceCache(portico, { address, network: definition }),
    // Freshness is measured by the instance's clock, not by the query client's.
    staleTime: (query: Query<NativeBalanceData, Error, NativeBalanceData, NativeBalanceKey>) =>
      query.state.data && isFresh(portico, query.state.data.updatedAt) ? Number.POSITIVE_INFINITY : 0,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<NativeBalanceData> =>
      blockAfterFailure(portico, {
        key: queryKey,
        signal,
        async read() {
          const { adapters, clock, context } = portico[internals]
          const adapter = adapters.get(namespace)
          if (!adapter) throw chainErrors('chain/adapter-not-found')
          if (!definition || !address) throw chainErrors('chain/network-not-found')
          const value = await adapter.getNativeBalance(context, { address, network: definition, signal })
          const { symbol, decimals } = definition.nativeCurrency
          const data = { value, symbol, decimals, updatedAt: clock.now() }
          writeBalanceCache(portico, { address, network: definition, data })
          return data
        },
      }),
  }
}
