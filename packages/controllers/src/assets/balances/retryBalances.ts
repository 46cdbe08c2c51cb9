import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { balanceBlocksPart } from './balanceReads.js'

/**
 * Reads every balance on screen that could not be read, because a person asks for it. The wait of 30 s after a failure
 * is for reads nobody asked for, so it is over then; another failure starts it anew.
 *
 * @param portico The instance.
 */
export async function retryBalances(portico: Portico): Promise<void> {
  getPart(portico, balanceBlocksPart).clear()
  await getPart(portico, queryClientPart).refetchQueries({
    queryKey: ['balances'],
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}
