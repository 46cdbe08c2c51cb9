import { getFeature } from '../features/getFeature.js'
import type { Portico } from '../portico/Portico.js'
import { balanceBlocksFeature } from './balanceBlocksFeature.js'
import type { BalanceParameters } from './balanceTarget.js'
import { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.js'
import { queryClientFeature } from './queryClientFeature.js'

/**
 * Reads a native balance because a person asks for it. The wait of 30 s after a failure is for reads nobody asked for,
 * so it is over then; another failure starts it anew.
 *
 * @param portico The instance.
 * @param parameters Whose balance and where; default: the active account on its network.
 */
export async function retryNativeBalance(portico: Portico, parameters: BalanceParameters = {}): Promise<void> {
  const query = nativeBalanceQueryOptions(portico, parameters)
  getFeature(portico, balanceBlocksFeature).delete(JSON.stringify(query.queryKey))
  await getFeature(portico, queryClientFeature).prefetchQuery(query)
}
