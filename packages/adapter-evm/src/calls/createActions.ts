import { type Actions, type AdapterContext, createSlots } from '@portico/core'
import { getTokenBalances } from '../assets/getTokenBalances.js'
import { prepareTransfer } from '../assets/prepareTransfer.js'
import { createClients } from './createClients.js'
import { formatEvmAddress } from './formatEvmAddress.js'
import { getCapabilities } from './getCapabilities.js'
import { isEvmAddress } from './isEvmAddress.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'
import { waitForReceipt } from './waitForReceipt.js'

/** Most transactions watched at the same time; further ones wait for a place. */
const maxWatched = 99

/**
 * Makes what the EVM adapter can do beyond finding wallets.
 *
 * @param context The instance's parts.
 */
export function createActions(context: AdapterContext): Actions {
  const getClient = createClients(context)
  const watch = createSlots(maxWatched)
  return {
    isAddress: isEvmAddress,
    formatAddress: formatEvmAddress,
    getTokenBalances: async (parameters) => getTokenBalances({ ...parameters, client: getClient(parameters.network) }),
    signMessage,
    signTypedData,
    prepareTransfer: (parameters) => prepareTransfer({ ...parameters, context, getClient }),
    waitFor: (parameters) =>
      watch(() => waitForReceipt({ ...parameters, context, client: getClient(parameters.network) }), parameters.signal),
    getCapabilities: (parameters) => getCapabilities({ ...parameters, context }),
    resolveName: async (parameters) =>
      (await import('../ens/resolveName.js')).resolveName({ ...parameters, context, getClient }),
    lookupAddress: async (parameters) =>
      (await import('../ens/lookupAddress.js')).lookupAddress({ ...parameters, context, getClient }),
  }
}
