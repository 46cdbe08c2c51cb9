import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** What `registerName` takes. */
export type RegisterNameParameters = {
  /** ENSIP-11 coin type of the network, see `toCoinType`. */
  readonly coinType: number
  readonly address: string
  /** The signed text: JSON of name, attributes and time. */
  readonly message: string
  readonly signature: string
  /** Default: the active network. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Registers a name (`POST /v1/profile/account`), never twice.
 *
 * @param portico The instance.
 * @param parameters Whose name it becomes, and the signed message that says so.
 * @returns Whether it was registered; `false` on a network that the service does not support.
 * @throws `http/*` if the request fails.
 */
export async function registerName(
  portico: Portico,
  { coinType, address, message, signature, networkId, signal }: RegisterNameParameters,
): Promise<boolean> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return false
  await callBlockchainApi(portico, {
    path: '/v1/profile/account',
    body: { coin_type: coinType, address, message, signature },
    isJson: true,
    hostedIdentity: 'none',
    reply: z.unknown(),
    signal,
  })
  return true
}
