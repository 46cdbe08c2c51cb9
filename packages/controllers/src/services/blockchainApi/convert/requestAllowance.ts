import { type CaipAddress, parseCaipAddress } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { baseUnits } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

const reply = z.object({ allowance: baseUnits })

/** What `requestAllowance` takes. */
export type RequestAllowanceParameters = {
  /** CAIP-10 ids. */
  readonly token: CaipAddress
  readonly account: CaipAddress
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests how much of a token swaps may take from an account (`GET /v1/convert/allowance`), in base units. 0 on a
 * network that the service does not support.
 *
 * @param portico The instance.
 * @param parameters The token and the account.
 * @throws `caip/invalid-address`, `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestAllowance(
  portico: Portico,
  { token, account, signal }: RequestAllowanceParameters,
): Promise<bigint> {
  if (!(await isNetworkServed(portico, { networkId: parseCaipAddress(token).caipNetworkId, signal }))) return 0n
  const { allowance } = await callBlockchainApi(portico, {
    path: '/v1/convert/allowance',
    query: { tokenAddress: token, userAddress: account },
    isJson: true,
    reply,
    signal,
  })
  return allowance
}
