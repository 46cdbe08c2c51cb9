import type { CaipNetworkId } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/**
 * Returns the query of whether the data service supports a network: fresh for 30 s, `true` where the service cannot
 * tell. The service is asked for its networks once.
 *
 * @param portico The instance.
 * @param networkId The network.
 */
export function servedQueryOptions(portico: Portico, networkId: CaipNetworkId | undefined) {
  return {
    queryKey: ['served', networkId],
    staleTime: 30_000,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<boolean> =>
      // The schemas of the data service come when it is asked.
      import('./isNetworkServed.js').then(({ isNetworkServed }) => isNetworkServed(portico, { networkId, signal })),
  }
}
