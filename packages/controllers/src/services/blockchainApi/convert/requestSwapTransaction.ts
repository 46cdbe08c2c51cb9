import { type CaipAddress, parseCaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import { internals, type Portico } from '../../../instance/Portico.js'
import { accountAddress, baseUnits, caipAddress, hexData } from '../apiFields.js'
import { blockchainApiErrors, callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import type { ServiceTransactionRequest, SwapPair } from './SwapParameters.js'

const reply = z.object({
  tx: z.object({
    from: accountAddress,
    to: caipAddress,
    data: hexData,
    amount: baseUnits,
    eip155: z.object({ gas: baseUnits, gasPrice: baseUnits }),
  }),
})

/** What `requestSwapTransaction` takes. */
export type RequestSwapTransactionParameters = SwapPair & {
  /** In base units of the token that is given. */
  readonly amount: bigint
  /** CAIP-10 id of the account. */
  readonly account: CaipAddress
  /** Slippage that the swap tolerates, in percent. Default 1. */
  readonly slippage?: number | undefined
  /** Whether the service need not simulate the transaction. Default `false`. */
  readonly disableEstimate?: boolean | undefined
}

/** An unsigned swap. `amount` is what the service says it receives, in base units; `value` is not part of its answer. */
export type SwapTransaction = Omit<ServiceTransactionRequest, 'value'> & { readonly amount: bigint }

/**
 * Requests the transaction of a swap (`POST /v1/convert/build-transaction`), unsigned and unread.
 *
 * @param portico The instance.
 * @param parameters The tokens, the amount and who swaps.
 * @throws `blockchain-api/swaps-unsupported` on a network that the service does not support,
 * `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestSwapTransaction(
  portico: Portico,
  parameters: RequestSwapTransactionParameters,
): Promise<SwapTransaction> {
  const { networkId, from, to, amount, account, slippage = 1, disableEstimate = false, signal } = parameters
  if (!(await isNetworkServed(portico, { networkId, signal })))
    throw blockchainApiErrors('blockchain-api/swaps-unsupported')
  const { projectId } = portico[internals].options
  const { tx } = await callBlockchainApi(portico, {
    path: '/v1/convert/build-transaction',
    body: {
      amount: String(amount),
      eip155: { slippage },
      projectId,
      from,
      to,
      userAddress: account,
      disableEstimate,
    },
    isJson: true,
    hostedIdentity: 'none',
    idempotent: true,
    reply,
    signal,
  })
  const { eip155, ...transaction } = tx
  return { ...transaction, to: parseCaipAddress(tx.to).address, ...eip155 }
}
