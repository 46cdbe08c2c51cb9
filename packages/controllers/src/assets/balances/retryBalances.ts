import { isRecord } from '@portico/core/internal'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { balanceBlocksPart } from './balanceReads.js'

/**
 * Retries every visible balance that could not be read, because the user asked for it. This skips the wait of 30 s
 * after a failure, which another failure starts again.
 *
 * @param portico The instance.
 */
export async function retryBalances(portico: Portico): Promise<void> {
  getPart(portico, balanceBlocksPart).clear()
  await getPart(portico, queryClientPart).refetchQueries({
    queryKey: ['balances'],
    type: 'active',
    // A portfolio names what kept it from being complete.
    predicate: ({ state }) => state.status === 'error' || (isRecord(state.data) && state.data.failure !== undefined),
  })
}
