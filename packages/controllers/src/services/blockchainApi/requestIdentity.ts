import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../instance/Portico.js'
import { getSender } from './activeAccount.js'
import { picture, readText } from './apiFields.js'
import { callBlockchainApi } from './callBlockchainApi.js'
import { isNetworkServed } from './isNetworkServed.js'

/** Name and picture of an address, each absent if unknown. */
export type ServiceIdentity = { readonly name: string | undefined; readonly avatar: string | undefined }

const reply = z.pipe(
  z.object({ name: z.optional(z.unknown()), avatar: picture }),
  z.transform(({ name, avatar }): ServiceIdentity => {
    const shown = readText(name, 128)
    // Cleaned or cut it would be somebody else's name.
    return shown === undefined || shown === name ? { name: shown, avatar } : { name: undefined, avatar: undefined }
  }),
)

/**
 * Requests name and picture of an address (`GET /v1/identity/{address}`). Both are absent on a network that the service
 * does not support.
 *
 * @param portico The instance.
 * @param parameters The address and its network.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestIdentity(
  portico: Portico,
  {
    address,
    networkId,
    signal,
  }: { readonly address: string; readonly networkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<ServiceIdentity> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return { name: undefined, avatar: undefined }
  const path = `/v1/identity/${encodeURIComponent(address)}`
  return callBlockchainApi(portico, { path, query: { sender: getSender(portico) }, reply, signal })
}
