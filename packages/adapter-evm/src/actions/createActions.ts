import type { Actions, AdapterContext } from '@portico/core'
import { limitConcurrency } from '@portico/core/internal'
import { getItemAmounts } from '../assets/getItemAmounts.js'
import { getTokenBalances } from '../assets/getTokenBalances.js'
import { prepareTransfer } from '../assets/prepareTransfer.js'
import { createClients } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isEvmAddress } from '../calls/isEvmAddress.js'
import { signMessage } from '../calls/signMessage.js'
import { signTypedData } from '../calls/signTypedData.js'
import { waitForReceipt } from '../calls/waitForReceipt.js'
import type { ResolveNameParameters } from '../ens/resolveName.js'

/** Maximum number of transactions watched at once. Further ones are queued. */
const maxWatched = 99

type ActionsOptions = Parameters<typeof createClients>[1] & Pick<ResolveNameParameters, 'avatarHosts'>

/**
 * Makes what the EVM adapter can do beyond finding wallets.
 *
 * @param context The instance's parts.
 * @param options Which hosts may be asked for names and their pictures.
 */
export function createActions(context: AdapterContext, options: ActionsOptions = {}): Actions {
  const getClient = createClients(context, options)
  // Whoever sends something to an account could otherwise have it call their gateway.
  const getPlainClient = createClients(context, { ccipRead: false })
  const watch = limitConcurrency(maxWatched)
  // Few move more than transfers.
  const loadCalls = () =>
    import('../transactions/createCallActions.js').then((module) => module.createCallActions(context, getPlainClient))
  return {
    isAddress: isEvmAddress,
    formatAddress: formatEvmAddress,
    getTokenBalances: async (parameters) =>
      getTokenBalances({ ...parameters, client: getClient(parameters.networkId) }),
    getItemAmounts: async (parameters) => getItemAmounts({ ...parameters, client: getClient(parameters.networkId) }),
    signMessage,
    signTypedData,
    prepareTransfer: (parameters) => prepareTransfer({ ...parameters, context, getClient }),
    prepareCalls: async (parameters) => (await loadCalls()).prepareCalls(parameters),
    awaitCalls: async (parameters) => (await loadCalls()).awaitCalls(parameters),
    simulateCalls: async (parameters) => (await loadCalls()).simulateCalls(parameters),
    getAllowance: async (parameters) => (await loadCalls()).getAllowance(parameters),
    isContract: async (parameters) => (await loadCalls()).isContract(parameters),
    getBalanceChanges: async (parameters) => (await loadCalls()).getBalanceChanges(parameters),
    waitFor: (parameters) =>
      watch(
        () => waitForReceipt({ ...parameters, context, client: getClient(parameters.networkId) }),
        parameters.signal,
      ),
    resolveName: async (parameters) =>
      (await import('../ens/resolveName.js')).resolveName({
        ...parameters,
        context,
        getClient,
        avatarHosts: options.avatarHosts,
      }),
    getPrimaryName: async (parameters) =>
      (await import('../ens/getPrimaryName.js')).getPrimaryName({ ...parameters, context, getClient: getPlainClient }),
    normalizeName: async (name) => (await import('../ens/normalizeName.js')).normalizeName(name),
  }
}
