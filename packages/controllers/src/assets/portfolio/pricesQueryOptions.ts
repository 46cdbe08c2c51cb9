import type { CaipAddress } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { requestPrices } from '../../services/blockchainApi/requestPrices.js'
import { blockAfterFailure } from '../balances/balanceReads.js'

/**
 * Returns the query of the prices of tokens: fresh for 15 s, whatever order they are asked for in, and retried 30 s
 * after a failure at the earliest.
 *
 * @param portico The instance.
 * @param tokens CAIP-10 ids of tokens, all of one network.
 */
export function pricesQueryOptions(portico: Portico, tokens: readonly [CaipAddress, ...CaipAddress[]]) {
  const { currency } = portico[internals].options
  const queryKey = ['prices', currency, ...[...tokens].sort()]
  return {
    queryKey,
    staleTime: 15_000,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      blockAfterFailure(portico, {
        key: queryKey,
        signal,
        read: () => requestPrices(portico, { tokens, currency, signal }),
      }),
  }
}
