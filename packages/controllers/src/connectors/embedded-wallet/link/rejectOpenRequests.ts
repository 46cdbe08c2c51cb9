import type { Portico } from '../../../instance/Portico.js'
import { getEmbeddedWallet } from './getEmbeddedWallet.js'

/**
 * Rejects everything that the embedded wallet asks the user to approve, with code 4001, as if the user had declined.
 * Reads continue.
 *
 * @param portico The instance.
 * @throws `connection/connector-not-found`, `instance/destroyed`
 */
export async function rejectOpenRequests(portico: Portico): Promise<void> {
  const wallet = await getEmbeddedWallet(portico)
  wallet.client.abortOpenRequests()
}
