import type { Actions, AdapterContext } from '@portico/core'
import type { GetClient } from '../calls/createClients.js'
import { getBalanceChanges } from './getBalanceChanges.js'
import { prepareCalls } from './prepareCalls.js'
import { getAllowance, isContract } from './readContracts.js'
import { awaitBatch } from './sendBatch.js'
import { simulateCalls } from './simulateCalls.js'

export type CallActions = Required<
  Pick<Actions, 'prepareCalls' | 'awaitCalls' | 'simulateCalls' | 'getAllowance' | 'isContract' | 'getBalanceChanges'>
>

/**
 * Makes what the adapter can do with any calls of contracts, besides transfers. They are loaded as one.
 *
 * @param context The instance's parts.
 * @param getClient Finds the client of a network.
 */
export function createCallActions(context: AdapterContext, getClient: GetClient): CallActions {
  return {
    prepareCalls: (parameters) => prepareCalls({ ...parameters, context, getClient }),
    awaitCalls: (parameters) => awaitBatch({ ...parameters, context }),
    simulateCalls: (parameters) => simulateCalls(getClient, parameters),
    getAllowance: (parameters) => getAllowance(getClient, parameters),
    isContract: (parameters) => isContract(getClient, parameters),
    getBalanceChanges: (parameters) => getBalanceChanges(getClient, parameters),
  }
}
