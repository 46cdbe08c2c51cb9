import type { CaipNetworkId } from '@portico/core'
import type { Portico } from '../../../instance/Portico.js'
import { getSender } from '../activeAccount.js'
import { entriesOf } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'
import { nameSchema, type ServiceName } from './ServiceName.js'

const reply = entriesOf(nameSchema)

/** What `requestNamesOf` takes. */
export type RequestNamesOfParameters = {
  readonly address: string
  /** Default: the active network. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests the names that an address has registered (`GET /v1/profile/reverse/{address}`). Each is checked by itself.
 * None on a network that the service does not support.
 *
 * @param portico The instance.
 * @param parameters The address.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestNamesOf(
  portico: Portico,
  { address, networkId, signal }: RequestNamesOfParameters,
): Promise<readonly ServiceName[]> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return []
  const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
  return callBlockchainApi(portico, { path, query: { sender: getSender(portico), apiVersion: 2 }, reply, signal })
}
