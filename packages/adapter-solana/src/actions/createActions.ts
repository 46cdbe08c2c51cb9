import { type Actions, type AdapterContext, addressErrors } from '@portico/core'
import { limitConcurrency } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import { getItemAmounts } from '../assets/getItemAmounts.js'
import { getTokenBalances } from '../assets/getTokenBalances.js'
import { createRpcs } from '../rpc/createRpcs.js'
import { signMessage } from '../signing/signMessage.js'
import type { SentTransactions } from '../transfer/isDead.js'

/** Maximum number of transactions watched at once. Further ones are queued. */
const maxWatched = 99

/**
 * Makes what the Solana adapter can do beyond finding wallets. Transfers, and with them @solana/web3.js, are loaded when
 * the first one is prepared.
 *
 * @param context The instance's parts.
 */
export function createActions(context: AdapterContext): Actions {
  const getRpc = createRpcs(context)
  const watch = limitConcurrency(maxWatched)
  const sent: SentTransactions = new Map()
  return {
    isAddress: isSolanaAddress,
    formatAddress(address) {
      if (isSolanaAddress(address)) return address
      throw addressErrors('address/invalid', { address })
    },
    getTokenBalances: async (parameters) => getTokenBalances({ ...parameters, rpc: getRpc(parameters.networkId) }),
    getItemAmounts: async (parameters) => getItemAmounts({ ...parameters, rpc: getRpc(parameters.networkId) }),
    getBalanceChanges: async (parameters) => {
      const { getBalanceChanges } = await import('../assets/getBalanceChanges.js')
      return getBalanceChanges({ ...parameters, rpc: getRpc(parameters.networkId) })
    },
    signMessage,
    prepareTransfer: async (parameters) =>
      (await import('../transfer/prepareTransfer.js')).prepareTransfer({ ...parameters, context, getRpc, sent }),
    waitFor: (parameters) =>
      watch(async () => {
        const { waitForTransaction } = await import('../transfer/waitForTransaction.js')
        return waitForTransaction({ ...parameters, context, sent, rpc: getRpc(parameters.networkId) })
      }, parameters.signal),
  }
}
