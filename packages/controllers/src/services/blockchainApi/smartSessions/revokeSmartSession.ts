import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** What `revokeSmartSession` takes. */
export type RevokeSmartSessionParameters = {
  readonly address: string
  /** Id of the session. */
  readonly pci: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Ends a smart session (`POST /v1/sessions/{address}/revoke`), never twice.
 *
 * @param portico The instance.
 * @param parameters The session, and the signature that ends it.
 * @returns Whether it was ended; `false` if the service does not support the active network.
 * @throws `http/*` if the request fails.
 */
export async function revokeSmartSession(
  portico: Portico,
  { address, pci, signature, signal }: RevokeSmartSessionParameters,
): Promise<boolean> {
  if (!(await isNetworkServed(portico, { signal }))) return false
  await callBlockchainApi(portico, {
    path: `/v1/sessions/${encodeURIComponent(address)}/revoke`,
    body: { pci, signature },
    hostedIdentity: 'project',
    reply: z.unknown(),
    signal,
  })
  return true
}
