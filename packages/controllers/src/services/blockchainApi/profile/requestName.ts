import type { CaipNetworkId } from '@portico/core'
import type { Portico } from '../../../instance/Portico.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import { nameSchema, type ServiceName } from './ServiceName.js'

/** What `requestName` takes. */
export type RequestNameParameters = {
  /** With or without its suffix. */
  readonly name: string
  /** Default: the active network. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests a registered name (`GET /v1/profile/account/{name}`). It has no addresses on a network that the service does
 * not support.
 *
 * @param portico The instance.
 * @param parameters The name.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails; `http/status` with 404 if nobody has
 * registered it.
 */
export async function requestName(
  portico: Portico,
  { name, networkId, signal }: RequestNameParameters,
): Promise<ServiceName> {
  if (!(await isNetworkServed(portico, { networkId, signal })))
    return { name, registeredAt: undefined, addresses: {}, avatar: undefined, bio: undefined }
  return callBlockchainApi(portico, {
    path: `/v1/profile/account/${encodeURIComponent(name)}`,
    query: { apiVersion: 2 },
    reply: nameSchema,
    signal,
  })
}
