import { type CaipAddress, parseCaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { accountAddress, baseUnits, caipAddress, hexData } from '../apiFields.js'
import { blockchainApiErrors, callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import type { ServiceTransactionRequest, SwapPair } from './SwapParameters.js'

const reply = z.object({
  tx: z.object({
    from: accountAddress,
    to: caipAddress,
    data: hexData,
    value: baseUnits,
    eip155: z.object({ gas: baseUnits, gasPrice: baseUnits }),
  }),
})

/**
 * Requests the transaction that lets swaps take a token (`GET /v1/convert/build-approve`), unsigned and unread.
 *
 * @param portico The instance.
 * @param parameters The tokens, and the CAIP-10 id of who swaps.
 * @throws `blockchain-api/swaps-unsupported` on a network that the service does not support,
 * `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestApproval(
  portico: Portico,
  { networkId, from, to, account, signal }: SwapPair & { readonly account: CaipAddress },
): Promise<ServiceTransactionRequest> {
  if (!(await isNetworkServed(portico, { networkId, signal })))
    throw blockchainApiErrors('blockchain-api/swaps-unsupported')
  const { tx } = await callBlockchainApi(portico, {
    path: '/v1/convert/build-approve',
    query: { userAddress: account, from, to },
    isJson: true,
    reply,
    signal,
  })
  const { eip155, ...transaction } = tx
  return { ...transaction, to: parseCaipAddress(tx.to).address, ...eip155 }
}
