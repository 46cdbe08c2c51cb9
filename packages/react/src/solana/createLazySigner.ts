import type { SolanaSigner } from '@portico/adapter-solana'
import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { type CaipNetworkId, walletErrors } from '@portico/core'

type CreateLazySignerParameters = { readonly address: string; readonly networkId: CaipNetworkId | undefined }

/**
 * Makes the signing functions of an account. The adapter's code is loaded by the first call, and the connection looked
 * up by each: it may be another one after a reload. Calls throw `wallet/disconnected` once it has ended, and what
 * `createSolanaSigner` of the adapter throws.
 *
 * @param portico The instance.
 * @param parameters The account and the network to sign for.
 */
export function createLazySigner(portico: Portico, { address, networkId }: CreateLazySignerParameters): SolanaSigner {
  const load = async () => {
    const { createSolanaSigner } = await import('@portico/adapter-solana/signing')
    const { connections, context } = getInternals(portico)
    const connection = connections.get('solana')
    if (!connection) throw walletErrors('wallet/disconnected')
    return createSolanaSigner({ context, connection, address, ...(networkId && { networkId }) })
  }
  return {
    address,
    signMessage: async (message) => (await load()).signMessage(message),
    signTransaction: async (transaction) => (await load()).signTransaction(transaction),
    signAllTransactions: async (transactions) => (await load()).signAllTransactions(transactions),
    signAndSendTransaction: async (transaction, options) => (await load()).signAndSendTransaction(transaction, options),
    signIn: async (input) => (await load()).signIn(input),
  }
}
