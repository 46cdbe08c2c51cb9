import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { baseUnits } from '../apiFields.js'
import { blockchainApiErrors, callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** Gas prices by speed, in wei. */
export type GasPrices = { readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }

const reply = z.object({ standard: baseUnits, fast: baseUnits, instant: baseUnits })

/**
 * Requests the gas prices of a network (`GET /v1/convert/gas-price`).
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `blockchain-api/gas-price-unsupported` on a network that the service does not support,
 * `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestGasPrice(
  portico: Portico,
  { networkId, signal }: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<GasPrices> {
  if (!(await isNetworkServed(portico, { networkId, signal })))
    throw blockchainApiErrors('blockchain-api/gas-price-unsupported')
  return callBlockchainApi(portico, {
    path: '/v1/convert/gas-price',
    query: { chainId: networkId },
    isJson: true,
    reply,
    signal,
  })
}
