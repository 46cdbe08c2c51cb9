import { getFeature } from '../../instance/getFeature.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientFeature } from '../../queries/queryClientFeature.js'
import { balanceBlocksFeature } from './balanceBlocksFeature.js'

/**
 * Reads every balance on screen that could not be read, because a person asks for it. The wait of 30 s after a failure
 * is for reads nobody asked for, so it is over then; another failure starts it anew.
 *
 * @param portico The instance.
 */
export async function retryBalances(portico: Portico): Promise<void> {
  getFeature(portico, balanceBlocksFeature).clear()
  await getFeature(portico, queryClientFeature).refetchQueries({
    queryKey: ['balances'],
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}
