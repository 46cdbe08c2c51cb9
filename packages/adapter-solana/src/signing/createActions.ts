import { type Actions, type AdapterContext, addressErrors } from '@portico/core'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import { getTokenBalances } from '../assets/getTokenBalances.js'
import { createRpcs } from '../rpc/createRpcs.js'
import type { SentTransactions } from '../transfer/SentTransactions.js'
import { signMessage } from './signMessage.js'

/**
 * Makes what the Solana adapter can do beyond finding wallets. Transfers, and with them @solana/web3.js, are loaded when
 * the first one is prepared.
 *
 * @param context The instance's parts.
 */
export function createActions(context: AdapterContext): Actions {
  const getRpc = createRpcs(context)
  const sent: SentTransactions = new Map()
  return {
    isAddress: isSolanaAddress,
    formatAddress(address) {
      if (isSolanaAddress(address)) return address
      throw addressErrors('address/invalid', { address })
    },
    getTokenBalances: async (parameters) => getTokenBalances({ ...parameters, rpc: getRpc(parameters.network) }),
    signMessage,
    prepareTransfer: async (parameters) =>
      (await import('../transfer/prepareTransfer.js')).prepareTransfer({ ...parameters, context, getRpc, sent }),
    waitFor: async (parameters) =>
      (await import('../transfer/waitForTransaction.js')).waitForTransaction({
        ...parameters,
        context,
        sent,
        rpc: getRpc(parameters.network),
      }),
    // Nothing like EIP-5792 is known on Solana.
    getCapabilities: async () => ({}),
  }
}
